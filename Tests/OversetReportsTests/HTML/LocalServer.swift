import Foundation

/// A server on this machine that is asked by plain HTTP.
///
/// Not by `URLSession`: on Linux it refuses chromedriver's answers, whose headers have no space
/// behind the colon.
struct LocalServer: Sendable {
  let port: UInt16

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Sends a request and waits for the answer, three minutes at most.
  func send(_ method: String, _ path: String, _ body: Data = Data()) throws -> (
    status: Int, body: Data
  ) {
    let socket = try connected()
    defer { close(socket) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    var rest = Data(head.utf8) + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "port \(port) takes no request") }
      rest = Data(rest.dropFirst(count))
    }
    return try answer(from: socket, to: "\(method) \(path)")
  }

  private func answer(from socket: Int32, to request: String) throws -> (status: Int, body: Data) {
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 65_536)
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let head = bytes.range(of: end) {
        let text = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
        let length = text.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.output.1) }
        let body = bytes[head.upperBound...]
        if let length, body.count >= length {
          return (Int(text.dropFirst(9).prefix(3)) ?? 0, Data(body.prefix(length)))
        }
      }
      let count = read(socket, &part, part.count)
      guard count > 0 else { throw Failure(description: "\(request): no answer") }
      bytes += part.prefix(count)
    }
  }

  private func connected() throws -> Int32 {
    #if os(Linux)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 180, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) }
    }
    guard failed == 0 else {
      close(socket)
      throw Failure(description: "nothing listens to port \(port)")
    }
    return socket
  }
}
