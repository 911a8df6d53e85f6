import Foundation
import OversetFiles
import OversetModel

/// The file of one part of a check: two lines of JSON, the part and a digest of its line.
package struct ShardFile: Sendable {
  package let path: String
  package let result: ShardResult

  /// Where a part is written by default.
  package static func name(of shard: Shard) -> String {
    "overset-shard-\(shard.index)-of-\(shard.count).jsonl"
  }

  /// Throws what is wrong with the file.
  package init(readingFileAt path: String) throws(ShardFailure) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(at: path)
    } catch {
      throw ShardFailure("'\(path)' cannot be read: \(error.reason)")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = lines[0]
    let version = try? JSONDecoder().decode(Version.self, from: Data(first)).schemaVersion
    if version == nil, lines.count == 3 || first.first != UInt8(ascii: "{") {
      throw ShardFailure(
        "'\(path)' is not a part of a check: 'overset check --shard 1/2' writes one")
    }
    if let version, version != ShardResult.schemaVersion {
      throw ShardFailure(
        "'\(path)' is a part of version \(version); this overset reads version "
          + "\(ShardResult.schemaVersion)")
    }
    let digest = lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    guard lines.count == 3, lines[2].isEmpty, digest == Self.digest(of: first),
      let result = try? JSONDecoder().decode(ShardResult.self, from: Data(first)),
      Shard(result.shard.index, of: result.shard.count) == result.shard
    else {
      throw ShardFailure("'\(path)' is damaged or cut off: run its shard again")
    }
    self.result = result
  }

  /// Whether a new part may take the place of a file: of a part, however damaged, or of an empty file.
  package static func isReplaceable(_ path: String) -> Bool {
    guard let file = try? InputFile(at: path) else { return false }
    var start = [UInt8](repeating: 0, count: ShardResult.start.count)
    let count = start.withUnsafeMutableBytes { try? file.read(into: $0) }
    return file.size == 0 || (count == start.count && start == ShardResult.start)
  }

  private struct Version: Decodable {
    var schemaVersion: Int
  }

  /// The second line of a file.
  static func digest(of line: some Collection<UInt8>) -> String {
    #"{"sha256":"\#(Digest(of: line).hexadecimalDigits)"}"#
  }
}

extension ShardResult {
  /// The bytes that every file begins with, its names being sorted.
  fileprivate static let start = Array("{\"comfortable\":[".utf8)

  /// Its file.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be written, and it has none.
    let line = (try? encoder.encode(self)).map(Array.init) ?? []
    return line + Array("\n\(ShardFile.digest(of: line))\n".utf8)
  }
}

/// Why parts of a check cannot be read, or do not go together.
package struct ShardFailure: Error {
  package let notice: Notice

  init(notice: Notice) { self.notice = notice }

  init(_ message: String) { notice = Notice(.error, message, isMisuse: true) }
}
