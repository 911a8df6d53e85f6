/// The name by which what a case of an enumeration holds is among the members of the enumeration: of the
/// first value of `case failed(reason: String)` it is `failed.0`.
package func payloadName(_ name: String, _ index: Int) -> String { "\(name).\(index)" }
