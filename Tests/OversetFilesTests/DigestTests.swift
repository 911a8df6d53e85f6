import Testing

@testable import OversetFiles

/// Against the examples that NIST publishes for FIPS 180-4.
struct DigestTests {
  struct Example: Sendable {
    var text: String
    var count = 1
    var sha1: String
    var sha256: String
  }

  @Test(arguments: [
    Example(
      text: "", sha1: "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Example(
      text: "abc", sha1: "a9993e364706816aba3e25717850c26c9cd0d89d",
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Example(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      sha1: "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      sha256: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Example(
      text: "a", count: 1_000_000, sha1: "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      sha256: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `digests are the published ones`(_ example: Example) {
    let content = Array(String(repeating: example.text, count: example.count).utf8)
    #expect(Digest(of: content, .sha1).hexadecimalDigits == example.sha1)
    #expect(Digest(of: content).hexadecimalDigits == example.sha256)
  }

  @Test func `a part of an array has the digest of its own bytes`() {
    let content = Array("xabcx".utf8)
    #expect(Digest(of: content[1..<4]) == Digest(of: "abc".utf8))
  }
}
