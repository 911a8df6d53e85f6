import CReportPage
import Foundation
import OversetFiles

/// The style sheet and the script of every page, which are files of their own in `CReportPage`.
enum PagePart {
  static let style = bytes(of: CRP_STYLE)
  static let script = bytes(of: CRP_SCRIPT)

  /// What a page may load and run: only its own parts. A script that a text of a catalog contains
  /// does not run.
  static let policy =
    "default-src 'none'; style-src \(source(of: style)); script-src \(source(of: script)); "
    + "base-uri 'none'; form-action 'none'"

  /// A part as the policy names it, by its digest.
  private static func source(of part: [UInt8]) -> String {
    "'sha256-\(Data(Digest(of: part).bytes).base64EncodedString())'"
  }

  private static func bytes(of part: crp_part) -> [UInt8] {
    var count = 0
    guard let start = unsafe crp_bytes(part, &count) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
