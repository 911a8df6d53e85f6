/// Where Swift source is parsed, which a file that nobody writes can end or keep busy.
public enum SwiftParsing: Sendable, Hashable {
  /// In this process: for code that is trusted.
  case here
  /// In processes of its own of a program, where such a file costs itself alone: `overset`, by its path.
  case apart(program: String)
  /// In this process until such a file comes; then the program begins again, and parses apart. For `overset`
  /// itself, which has nothing to lose but time.
  case untilFault
}
