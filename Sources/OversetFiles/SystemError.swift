#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file cannot be read.
package struct SystemError: Error {
  /// In most cases in the system's words: `No such file or directory`.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  init(code: Int32) { reason = unsafe String(cString: strerror(code)) }

  /// The error of the last system call; read it before any other call.
  package static var last: SystemError { SystemError(code: errno) }
}
