import OversetConfiguration
import OversetModel
import OversetRules
import OversetTexts

/// What documents and source code say of an app's labels.
struct FoundLabels: Sendable {
  /// Those of storyboards and XIBs.
  let interfaces: InterfaceLabels
  /// What texts do to the layouts of documents.
  let sceneFaults: [SceneFault]
  /// Those of source code.
  let code: CodeLabels
  /// The keys that need no label, because their texts cannot be cut or are never drawn.
  let settledKeys: Set<TableKey>
  /// The platforms that the app is for; empty where that is not known.
  let platforms: Set<Platform>
  /// The keys of apps' names below their icons.
  let homeScreenNames: [TableKey]
  /// Files of source code that are not read, or not to their end.
  let unreadSources: [Notice]
}
