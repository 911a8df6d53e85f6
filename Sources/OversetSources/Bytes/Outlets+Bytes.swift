extension OutletDeclaration: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), name: reader.get(), typeName: reader.get(), isOutlet: reader.get(),
      isCollection: reader.get(), isMade: reader.get(), isLocal: reader.get(),
      position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(name)
    writer.put(typeName)
    writer.put(isOutlet)
    writer.put(isCollection)
    writer.put(isMade)
    writer.put(isLocal)
    writer.put(position)
  }
}

extension OutletAssignment: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(reader.get(), member: reader.get(), value: reader.get(), position: reader.get())
    isWhole = reader.get()
    isConditional = reader.get()
    platform = reader.get()
    block = reader.get()
    keepsFont = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(target)
    writer.put(member)
    writer.put(value)
    writer.put(position)
    writer.put(isWhole)
    writer.put(isConditional)
    writer.put(platform)
    writer.put(block)
    writer.put(keepsFont)
  }
}

extension OutletTarget: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), chain: reader.get(), receiverType: reader.get(), attribute: reader.get(),
      arguments: reader.get())
    parameter = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(chain)
    writer.put(receiverType)
    writer.put(attribute)
    writer.put(arguments)
    writer.put(parameter)
  }
}

extension OutletHandover: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      reader.get(), argument: reader.get(), isConditional: reader.get(), isKept: reader.get(),
      position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(target)
    writer.put(argument)
    writer.put(isConditional)
    writer.put(isKept)
    writer.put(position)
  }
}

extension LayoutOverride: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(reader.get(), in: reader.get(), position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(kind)
    writer.put(type)
    writer.put(position)
  }
}

extension TagLookup: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      reader.get(), in: reader.get(), isCounted: reader.get(), position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(tag)
    writer.put(type)
    writer.put(isCounted)
    writer.put(position)
  }
}

extension OutletAssignment.Value: SourceCoded {
  package init(from reader: inout SourceReader) {
    switch reader.get(Int.self) {
    case 0: self = .keys(reader.get())
    case 1: self = .literal(reader.get())
    case 2: self = .unknown(reader.get())
    default:
      reader.damage()
      self = .unknown(nil)
    }
  }

  package func write(to writer: inout SourceWriter) {
    switch self {
    case .keys(let keys):
      writer.put(0)
      writer.put(keys)
    case .literal(let text):
      writer.put(1)
      writer.put(text)
    case .unknown(let name):
      writer.put(2)
      writer.put(name)
    }
  }
}

extension LayoutOverride.Kind: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .configuration) }
}
