import SystemPackage

/// Why a file cannot be read.
package struct SystemError: Error {
  /// In most cases in the system's words: `No such file or directory`.
  package let reason: String

  init(reason: String) { self.reason = reason }

  init(_ error: any Error) { reason = (error as? Errno)?.description ?? "\(error)" }
}
