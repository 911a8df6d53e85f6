#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One end of a socket between two processes, which carries messages: four bytes of their count, the
/// lowest first, then bytes.
struct MessageSocket {
  let descriptor: Int32

  /// No message is longer: what one file says takes a fraction of it.
  static let mostBytes = 64 << 20

  /// Two ends, which no other program inherits; nil where the system gives none.
  static func pair() -> (here: MessageSocket, there: MessageSocket)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var isOn: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #elseif canImport(Musl)
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { return nil }
    #else
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #endif
    return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
  }

  func close() { _ = shutdownAndClose(descriptor) }

  /// Whether all of a message went out: not where the other end is closed.
  func send(_ message: [UInt8]) -> Bool {
    guard let count = UInt32(exactly: message.count) else { return false }
    return withUnsafeBytes(of: count.littleEndian, sendAll) && message.withUnsafeBytes(sendAll)
  }

  /// The next message; nil where the other end is closed, or the message is too long.
  func receive() -> [UInt8]? {
    var count = UInt32(0)
    guard withUnsafeMutableBytes(of: &count, receiveAll) else { return nil }
    count = UInt32(littleEndian: count)
    guard count <= Self.mostBytes else { return nil }
    var isWhole = true
    let message = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, length in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      isWhole = receiveAll(UnsafeMutableRawBufferPointer(rebasing: bytes[..<Int(count)]))
      length = isWhole ? Int(count) : 0
    }
    return isWhole ? message : nil
  }

  private func sendAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemSend(descriptor, part.baseAddress, part.count, flags)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func receiveAll(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeMutableRawBufferPointer(rebasing: rest)
      let count = recv(descriptor, part.baseAddress, part.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

// The names of methods hide those of the system.
private let systemSend = send
private func shutdownAndClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
