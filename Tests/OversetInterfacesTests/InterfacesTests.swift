import Testing

@Suite struct InterfacesTests {}
