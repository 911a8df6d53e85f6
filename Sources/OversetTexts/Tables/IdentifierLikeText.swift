extension String {
  /// Whether it is made like a name in a program: `pay.title`, `payTitle`, `[Pay/Title] Pay`.
  var looksLikeIdentifier: Bool {
    var (isOneWord, hasHump, isJoined) = (true, false, false)
    var last: Unicode.Scalar?
    for scalar in unicodeScalars.prefix(200) {
      if isJoined, scalar.isWordPart { return true }
      isJoined = false
      switch scalar {
      case ".", "_", "/", ":": isJoined = last?.isWordPart == true
      default:
        if scalar.isSpace { isOneWord = false }
        if isOneWord, !hasHump, scalar.isCapital, last?.isSmall == true { hasHump = true }
      }
      last = scalar
    }
    return isOneWord && hasHump
  }
}

/// Of ASCII without a look into the tables of Unicode.
extension Unicode.Scalar {
  fileprivate var isWordPart: Bool {
    isASCII ? isSmall || isCapital : properties.isAlphabetic
  }

  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }

  fileprivate var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }

  fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }
}
