/// What a storyboard or XIB is loaded by (UIStoryboard.init(name:bundle:), UINib, NSNib.Name).
extension InterfaceDocument {
  /// Its name without that of a device, as generators of code write it, and the class of a controller that
  /// asks for it without a name (UIViewController.nibName): `SettingsView`, `settingsView`,
  /// `SettingsViewController`.
  package var ownNames: Set<String> {
    let name = name.split(separator: "~").first.map(String.init) ?? name
    let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let controller = isStoryboard ? [] : ["\(name)Controller"]
    return Set([name, word.prefix(1).lowercased() + word.dropFirst()] + controller)
  }

  /// The names of the documents that it loads itself: storyboards that it refers to, XIBs of its
  /// controllers and of their items.
  package var namedDocuments: Set<String> {
    Set(
      canvas.objects.flatMap { object in
        ["storyboardName", "nibName"].compactMap(object.element.attribute)
      })
  }

  /// Whether nothing that was read names it, nor a scene of it; or none of the scenes with identifiers of a
  /// storyboard that begins with none. `names` are those of code, of other documents and of property lists; code may also
  /// put a name together.
  ///
  /// The document with an app's menu is loaded with the app (NSMainNibFile, NSMainStoryboardFile).
  package func isUnnamed(by names: Set<String>) -> Bool {
    let isNamed = !ownNames.union(sceneIdentifiers).isDisjoint(with: names)
    return (!isNamed || hasIdentifiers && reachedScenes(namedBy: names) == nil)
      && !canvas.objects.contains { $0.element.attribute("systemMenu") == "main" }
  }
}
