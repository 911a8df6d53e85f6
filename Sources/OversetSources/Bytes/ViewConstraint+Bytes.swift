extension ViewConstraint: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(
      in: reader.get(), member: reader.get(), reader.get(), reader.get(), reader.get(),
      multiplier: reader.get(), constant: reader.get())
    isFrame = reader.get()
    // Numbers of damaged bytes may be anything.
    if !multiplier.isFinite || !(constant ?? 0).isFinite { reader.damage() }
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(type)
    writer.put(member)
    writer.put(first)
    writer.put(relation)
    writer.put(second)
    writer.put(multiplier)
    writer.put(constant)
    writer.put(isFrame)
  }
}

extension ViewConstraint.Anchor: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(reader.get(), reader.get()) }

  package func write(to writer: inout SourceWriter) {
    writer.put(view)
    writer.put(attribute)
  }
}

extension ViewConstraint.Relation: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .equal) }
}

extension ViewConstraint.Attribute: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(from: &reader, or: .other) }
}
