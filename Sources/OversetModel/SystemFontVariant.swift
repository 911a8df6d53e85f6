/// UIFontDescriptor.SystemDesign: the system font's other faces.
public enum FontDesign: String, Sendable, CaseIterable {
  case `default`, rounded, serif, monospaced
}

/// UIFont.Width, by name.
public enum FontWidth: String, Sendable, CaseIterable {
  case compressed, condensed, standard, expanded
}

/// UILegibilityWeight: whether a person has asked for bold text.
public enum LegibilityWeight: String, Sendable, CaseIterable {
  case regular, bold
}
