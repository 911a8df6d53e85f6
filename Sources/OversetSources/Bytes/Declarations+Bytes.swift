extension KeyConstant: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), name: reader.get(), keys: reader.get(), constants: reader.get(),
      isStatic: reader.get(), isFunction: reader.get(), isWhole: reader.get(),
      valueType: reader.get(), file: reader.get(), position: reader.get())
    cases = reader.get()
    switchedCases = reader.get()
    switchedArgument = reader.get()
    access = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(name)
    writer.put(keys)
    writer.put(constants)
    writer.put(isStatic)
    writer.put(isFunction)
    writer.put(isWhole)
    writer.put(valueType)
    writer.put(file)
    writer.put(position)
    writer.put(cases)
    writer.put(switchedCases)
    writer.put(switchedArgument)
    writer.put(access)
  }
}

extension LocalizingFunction: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(type: reader.get(), name: reader.get(), key: reader.get())
    tableArgument = reader.get()
    table = reader.get()
    hasOtherText = reader.get()
    isAssumed = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(name)
    writer.put(key)
    writer.put(tableArgument)
    writer.put(table)
    writer.put(hasOtherText)
    writer.put(isAssumed)
  }
}

extension LocalizedParameter: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(function: reader.get(), argument: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(function)
    writer.put(argument)
  }
}

extension CallArgument: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(label: reader.get(), index: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(label)
    writer.put(index)
  }
}

extension TypeAlias: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      name: reader.get(), target: reader.get(), isConstraint: reader.get(), access: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(name)
    writer.put(target)
    writer.put(isConstraint)
    writer.put(access)
  }
}

extension TypeDeclaration: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      name: reader.get(), inherited: reader.get(), isExtension: reader.get(),
      isProtocol: reader.get(), access: reader.get(), position: reader.get(), range: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(name)
    writer.put(inherited)
    writer.put(isExtension)
    writer.put(isProtocol)
    writer.put(access)
    writer.put(position)
    writer.put(range)
  }
}

extension MemberDeclaration: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), name: reader.get(), typeName: reader.get(), access: reader.get(),
      font: reader.get(), isCase: reader.get(), origin: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(name)
    writer.put(typeName)
    writer.put(access)
    writer.put(font)
    writer.put(isCase)
    writer.put(origin)
  }
}

extension StatedDeclarations: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init()
    functions = reader.get()
    // Each as the configuration writes it.
    calls = reader.get([String].self).compactMap { CallPattern($0) }
    accessors = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(functions)
    writer.put(calls.map(\.description))
    writer.put(accessors)
  }
}

extension KeyAccessor: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(type: reader.get())
    replacements = reader.get()
    table = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(replacements)
    writer.put(table)
  }
}

extension KeyAccessor.Replacement: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(old: reader.get(), new: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(old)
    writer.put(new)
  }
}

extension LocalizingFunction.KeyArgument: SourceCoded {
  package init(from reader: inout SourceReader) {
    self = reader.get(CallArgument?.self).map { .argument($0) } ?? .receiver
  }

  package func write(to writer: inout SourceWriter) {
    switch self {
    case .receiver: writer.put(CallArgument?.none)
    case .argument(let argument): writer.put(CallArgument?.some(argument))
    }
  }
}

extension NameAccess: SourceCoded {
  package init(from reader: inout SourceReader) {
    let access = NameAccess(rawValue: reader.get())
    if access == nil { reader.damage() }
    self = access ?? .module
  }

  package func write(to writer: inout SourceWriter) { writer.put(rawValue) }
}
