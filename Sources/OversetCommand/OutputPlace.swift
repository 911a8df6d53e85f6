import Overset
import OversetFiles

/// Where a file may be written: nothing is there yet, or something that the output may replace.
///
/// Every command that writes a file needs one, so that what may be replaced is decided here alone.
/// A pipe or a device is written to and not replaced.
struct OutputPlace {
  enum Output {
    case report, part, baseline, configuration, cache
  }

  let path: String

  /// Throws why what is there stays as it is. Ask before the output's own earlier version is read.
  init(_ path: String, for output: Output) throws(OutputError) {
    self.path = path
    switch output {
    case .configuration, .cache:
      // Their names are not chosen on the command line: a link could lead them anywhere.
      if let found = try? FileIdentity(of: path, followsLinks: false), found.kind != .file {
        throw .refused("it is not a regular file")
      }
    case .report, .part, .baseline:
      guard let found = try? FileIdentity(of: path), found.kind == .file else { return }
      if ReadFiles.contain(found) { throw .refused("it is an input; name another file") }
      if output == .part, !ShardFile.isReplaceable(path) {
        throw .refused("it is not a part of a check, and stays as it is")
      }
      if output == .baseline, !BaselineFile.isReplaceable(path) {
        throw .refused("it is not a baseline, and stays as it is")
      }
    }
  }
}
