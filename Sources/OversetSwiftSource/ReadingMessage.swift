internal import OversetSources

/// What a process that reads Swift files is told.
enum ReadingMessage {
  /// What the configuration declares, and the names of properties that hold objects of documents.
  case settings(StatedDeclarations, outlets: Set<String>)
  /// What is known of the module's declarations from here on.
  case declarations([SourceFile])
  /// A file to read: the answer is its `ReadFile`.
  case file(path: String, bytes: [UInt8])

  private enum Kind: Int {
    case settings, declarations, file
  }

  var bytes: [UInt8] {
    var writer = SourceWriter()
    switch self {
    case .settings(let stated, let outlets):
      writer.put(Kind.settings.rawValue)
      writer.put(stated)
      writer.put(outlets)
    case .declarations(let files):
      writer.put(Kind.declarations.rawValue)
      writer.put(files)
    case .file(let path, let bytes):
      writer.put(Kind.file.rawValue)
      writer.put(path)
      writer.put(blob: bytes)
    }
    return writer.bytes
  }

  /// Nil of bytes that are none.
  init?(_ bytes: [UInt8]) {
    var reader = SourceReader(bytes[...])
    switch Kind(rawValue: reader.get()) {
    case .settings: self = .settings(reader.get(), outlets: reader.get())
    case .declarations: self = .declarations(reader.get())
    case .file: self = .file(path: reader.get(), bytes: Array(reader.blob()))
    case nil: return nil
    }
    guard reader.isComplete else { return nil }
  }
}

extension SourceFile {
  /// What `SourceVocabulary` takes of it, and no more.
  var declarations: SourceFile {
    var file = SourceFile(path: path)
    file.constants = constants
    file.functions = functions
    file.accessors = accessors
    file.parameters = parameters
    file.aliases = aliases
    file.types = types
    return file
  }
}
