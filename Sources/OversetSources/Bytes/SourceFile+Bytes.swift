package import OversetModel

extension SourceFile: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(path: reader.get())
    uses = reader.get()
    constants = reader.get()
    functions = reader.get()
    accessors = reader.get()
    parameters = reader.get()
    rawCases = reader.get()
    rawMembers = reader.get()
    aliases = reader.get()
    types = reader.get()
    parameterUses = reader.get()
    members = reader.get()
    references = reader.get()
    outlets = reader.get()
    assignments = reader.get()
    constraints = reader.get()
    unreached = reader.get()
    handovers = reader.get()
    overrides = reader.get()
    viewMethods = reader.get()
    viewCalls = reader.get()
    viewTakers = reader.get()
    tags = reader.get()
    notices = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(path)
    writer.put(uses)
    writer.put(constants)
    writer.put(functions)
    writer.put(accessors)
    writer.put(parameters)
    writer.put(rawCases)
    writer.put(rawMembers)
    writer.put(aliases)
    writer.put(types)
    writer.put(parameterUses)
    writer.put(members)
    writer.put(references)
    writer.put(outlets)
    writer.put(assignments)
    writer.put(constraints)
    writer.put(unreached)
    writer.put(handovers)
    writer.put(overrides)
    writer.put(viewMethods)
    writer.put(viewCalls)
    writer.put(viewTakers)
    writer.put(tags)
    writer.put(notices)
  }
}

extension SourceKey: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(parts: reader.get(), table: reader.get(), spelling: reader.get())
    declaringFile = reader.get()
    isOfMainBundle = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(parts)
    writer.put(table)
    writer.put(spelling)
    writer.put(declaringFile)
    writer.put(isOfMainBundle)
  }
}

extension Surface: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init()
    modifiers = reader.get()
    steps = reader.get()
    isComplete = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(modifiers)
    writer.put(steps)
    writer.put(isComplete)
  }
}

extension SurfaceStep: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      kind: reader.get(), names: reader.get(), label: reader.get(), index: reader.get(),
      arguments: reader.get(), modifiers: reader.get())
    receiverType = reader.get()
    receiverOrigin = reader.get()
    count = reader.get()
    spacers = reader.get()
    textsBefore = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(kind)
    writer.put(names)
    writer.put(label)
    writer.put(index)
    writer.put(arguments)
    writer.put(modifiers)
    writer.put(receiverType)
    writer.put(receiverOrigin)
    writer.put(count)
    writer.put(spacers)
    writer.put(textsBefore)
  }
}

extension SurfaceModifier: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(name: reader.get(), arguments: reader.get())
    condition = reader.get()
    changes = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(name)
    writer.put(arguments)
    writer.put(condition)
    writer.put(changes)
  }
}

extension SourceArgument: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(label: reader.get(), text: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(label)
    writer.put(text)
  }
}

extension ParameterUse: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), function: reader.get(), name: reader.get(), typeName: reader.get(),
      argument: reader.get(), surface: reader.get(), platform: reader.get(), position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(function)
    writer.put(name)
    writer.put(typeName)
    writer.put(argument)
    writer.put(surface)
    writer.put(platform)
    writer.put(position)
  }
}

extension MemberReference: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), member: reader.get(), names: reader.get(), receiverType: reader.get(),
      surface: reader.get(), platform: reader.get(), position: reader.get())
    siblings = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(member)
    writer.put(names)
    writer.put(receiverType)
    writer.put(surface)
    writer.put(platform)
    writer.put(position)
    writer.put(siblings)
  }
}

extension SourceKey.Part: SourceCoded {
  package init(from reader: inout SourceReader) {
    self = reader.get() ? .text(reader.get()) : .argument(reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    switch self {
    case .text(let text):
      writer.put(true)
      writer.put(text)
    case .argument(let specifiers):
      writer.put(false)
      writer.put(specifiers)
    }
  }
}

extension SourceKey.Spelling: SourceCoded {
  package init(from reader: inout SourceReader) { self = reader.get() ? .exact : .accessor }
  package func write(to writer: inout SourceWriter) { writer.put(self == .exact) }
}

extension UnreachedCode: SourceCoded {
  package init(from reader: inout SourceReader) {
    switch reader.get(Int.self) {
    case 0: self = .debug
    case 1: self = .preview
    case 2: self = .before(reader.get())
    case 3: self = .unmade
    default:
      reader.damage()
      self = .unmade
    }
  }

  package func write(to writer: inout SourceWriter) {
    switch self {
    case .debug: writer.put(0)
    case .preview: writer.put(1)
    case .before(let version):
      writer.put(2)
      writer.put(version)
    case .unmade: writer.put(3)
    }
  }
}

extension SurfaceCondition: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .perhaps) }
}

extension SurfaceStep.Kind: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .element) }
}

extension Platform: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .iOS) }
}

extension Severity: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .warning) }
}

extension TextPosition: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(line: reader.get(), column: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(line)
    writer.put(column)
  }
}

extension FileLocation: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(path: reader.get(), position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(path)
    writer.put(position)
  }
}

extension Notice: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(reader.get(), reader.get(), at: reader.get(), isMisuse: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(severity)
    writer.put(message)
    writer.put(location)
    writer.put(isMisuse)
  }
}
