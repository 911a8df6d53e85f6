#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of the running program, without links in its path; nil where the system does not say it.
package func programPath() -> String? {
  #if os(Linux)
    return resolvedPath("/proc/self/exe")
  #elseif canImport(Darwin)
    var size: UInt32 = 0
    unsafe _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return resolvedPath(
      String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  #else
    return nil
  #endif
}

/// The path without links; nil where there is no such file.
private func resolvedPath(_ path: String) -> String? {
  guard let end = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(end) }
  return unsafe String(cString: end)
}
