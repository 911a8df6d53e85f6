extension KeyUse: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      key: reader.get(), construct: reader.get(), defaultText: reader.get(), position: reader.get(),
      type: reader.get(), member: reader.get(), surface: reader.get(), constants: reader.get(),
      platform: reader.get())
    isConditional = reader.get()
    isUnused = reader.get()
    unreached = reader.get()
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(key)
    writer.put(construct)
    writer.put(defaultText)
    writer.put(position)
    writer.put(type)
    writer.put(member)
    writer.put(surface)
    writer.put(constants)
    writer.put(platform)
    writer.put(isConditional)
    writer.put(isUnused)
    writer.put(unreached)
  }
}
