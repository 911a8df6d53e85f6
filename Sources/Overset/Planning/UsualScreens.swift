import OversetModel

extension Screen {
  /// Those that an app is laid out on where no configuration names screens.
  static func usual(of project: ProjectSystems) -> [Screen] {
    if project.isOfPads { return pads }
    return project.isLandscape
      ? landscapePhones(from: project.leastPhone) : phones(from: project.leastPhone)
  }

  /// The phones that an app is laid out on where no configuration names screens, from the narrowest to
  /// the widest. `version` is the deployment target's major version of iOS; nil where it is not known.
  ///
  /// The last phone of 320 points is the first iPhone SE, whose last system is iOS 15. Later phones are
  /// as narrow only with Display Zoom, which an app's developer may name a screen for.
  static func phones(from version: Int?) -> [Screen] {
    let widths: [Points] = (version ?? 0) >= 16 ? [375, 393, 430] : [320, 375, 393, 430]
    return widths.map(Screen.init(usual:))
  }

  /// The same of an app that phones show in landscape alone. Those with a notch are wider, without it too.
  static func landscapePhones(from version: Int?) -> [Screen] {
    let widths: [Points] = (version ?? 0) >= 16 ? [667] : [568, 667]
    return widths.map(Screen.init(usual:))
  }

  /// Of iPads in portrait: mini, the first, 10.2 and 12.9 inches (Human Interface Guidelines, Layout).
  static let pads = [744, 768, 810, 1024].map(Screen.init(usual:))

  /// Called as its width.
  init(usual width: Points) { self.init(name: "\(Int(width))", width: width) }
}
