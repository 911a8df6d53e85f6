extension RawCases: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(type: reader.get(), values: reader.get(), position: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(values)
    writer.put(position)
  }
}

extension RawText: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(reader.get(), prefix: reader.get(), suffix: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(name)
    writer.put(prefix)
    writer.put(suffix)
  }
}

extension RawMember: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      type: reader.get(), name: reader.get(), text: reader.get(), looksUp: reader.get(),
      isFunction: reader.get(), table: reader.get())
    parameter = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(name)
    writer.put(text)
    writer.put(looksUp)
    writer.put(isFunction)
    writer.put(table)
    writer.put(parameter)
  }
}

extension RawParameter: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(argument: reader.get(), type: reader.get(), isStatic: reader.get())
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(argument)
    writer.put(type)
    writer.put(isStatic)
  }
}
