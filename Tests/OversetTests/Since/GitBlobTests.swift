import Testing

@testable import Overset

/// Files compared with what git has of them, by its digests.
struct GitBlobTests {
  /// `printf 'a\nb\n' | git hash-object --stdin`, in a repository of either kind.
  private static let blobs = [
    "422c2b7ab3b3c668038da977e4e93a5fc623169c",
    "55531aae34a8648f19a1cde6a3484432efea398cd705d5e4b201fd0fc1f8ded7",
  ]

  @Test(
    arguments: blobs, [("a\nb\n", true), ("a\r\nb\r\n", true), ("a\nb", false), ("a\rb\n", false)])
  func `a file is the same with either line end`(_ id: String, _ c: (text: String, isSame: Bool)) {
    #expect(GitBlob(id: id).isSame(as: Array(c.text.utf8)) == c.isSame)
  }
}
