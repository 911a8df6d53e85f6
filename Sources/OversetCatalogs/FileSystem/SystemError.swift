#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a system call says when it fails.
package struct SystemError: Error {
  /// The system's own words: `No such file or directory`.
  let reason: String

  init(code: Int32) { reason = unsafe String(cString: strerror(code)) }

  /// The error of the system call before; to be read before any other call.
  static var last: SystemError { SystemError(code: errno) }
}
