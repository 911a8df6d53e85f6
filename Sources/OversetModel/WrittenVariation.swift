/// A variation as reports and baselines write it: where several variables have chosen their cases,
/// `one,other` of `files,folders`.
///
/// A comma inside a variable's name has a backslash before it.
public struct WrittenVariation: Hashable, Sendable {
  /// Plural categories.
  public var plural: String?
  /// As the file names it.
  public var device: String?
  /// As it is in the file.
  public var width: String?
  /// Names of variables.
  public var substitution: String?

  /// Makes the written form of a variation.
  public init(_ variation: Variation) {
    let plurals = variation.plurals
    plural = plurals.isEmpty ? nil : plurals.map(\.rawValue).joined(separator: ",")
    device = variation.device
    width = variation.width
    let names = variation.variables
    substitution = names.isEmpty ? nil : names.map(Self.escaped).joined(separator: ",")
  }

  /// The variation that was written, without unknown plural categories.
  package var variation: Variation {
    let plurals = (plural ?? "").split(separator: ",").compactMap {
      PluralCategory(rawValue: String($0))
    }
    return Variation(plurals: plurals, device: device, width: width, variables: names)
  }

  private var names: [String] {
    guard let substitution else { return [] }
    var names = [""]
    var isEscaped = false
    for scalar in substitution.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (false, ","): names.append("")
      default:
        names[names.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    return names
  }

  private static func escaped(_ name: String) -> String {
    name.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\\") }
      ? name.replacing("\\", with: "\\\\").replacing(",", with: "\\,") : name
  }
}
