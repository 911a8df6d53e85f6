import OversetConfiguration
import OversetModel
import OversetSources
import OversetSurfaces

/// What `sources` of a configuration says of code that the app does not have: a warning each.
///
/// Nothing is said where no code was read.
func unmatchedSources(_ configuration: Configuration, in files: [SourceFile]) -> [Notice] {
  let sources = configuration.sources
  if files.isEmpty { return [] }
  let uses = files.flatMap(\.uses)
  let constructs = Set(uses.map(\.construct))
  let steps = files.lazy.flatMap { file in
    file.uses.lazy.flatMap(\.surface.steps) + file.parameterUses.lazy.flatMap(\.surface.steps)
  }
  func notice(_ text: String, _ position: TextPosition?) -> Notice {
    Notice(.warning, text, at: configuration.location(at: position))
  }
  var notices: [Notice] = []
  for accessor in sources.accessors where !constructs.contains(accessor.value.type) {
    notices.append(
      notice("no code names a member of the accessor '\(accessor.text)'", accessor.position))
  }
  for helper in sources.helpers where !constructs.contains(helper.value.function.name) {
    notices.append(notice("no code calls the helper '\(helper.text)'", helper.position))
  }
  for component in sources.components
  where !steps.contains(where: component.value.call.matches) {
    notices.append(
      notice("no text of a key goes to '\(component.text)'", component.position))
  }
  return notices
}
