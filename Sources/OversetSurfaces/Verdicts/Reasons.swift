package import OversetModel

/// Why no text is lost.
package enum SafetyReason: Hashable, Sendable, CustomStringConvertible {
  /// In what scrolls down, where nothing limits lines or height: `List`, `Form`, `ScrollView`.
  case scrolls(String)
  /// `fixedSize(horizontal: false, vertical: true)`, and no limit of lines.
  case growsDown
  /// A label of any number of lines that no constraint keeps lower than its text.
  case ownHeight
  /// `fixedSize()`, in a window of macOS that is never smaller than what is in it.
  case ownSize
  /// The surface wraps, or has another way out.
  case surface(SystemSurface)
  /// A menu of macOS is as wide as its items.
  case menuBar
  /// The system asks for a permission with the app's reason in an alert, which wraps it.
  case permission
  /// A tooltip of macOS wraps its text and is as high as that.
  case tooltip
  /// An alert of macOS wraps its texts and grows.
  case macAlert
  /// A label of a library that wraps its text.
  case library(String)
  /// The configuration says it.
  case stated

  /// What scrolls where code says that the rows of a form are grouped.
  static let groupedForm = "grouped Form"

  package var description: String {
    switch self {
    case .scrolls(let container): "in a \(container), and nothing limits lines or height"
    case .growsDown: "fixedSize(horizontal: false, vertical: true), and no limit of lines"
    case .ownHeight: "any number of lines, and no constraint limits its height"
    case .ownSize: "fixedSize(), and a window is not smaller than what is in it"
    case .surface(let surface): "\(surface.rawValue)"
    case .menuBar: "a menu is as wide as its items"
    case .permission: "the system wraps the reason for a permission"
    case .tooltip: "a tooltip wraps"
    case .macAlert: "an alert of macOS wraps"
    case .library(let name): "\(name) wraps it"
    case .stated: "as overset.yml says"
    }
  }
}

/// Why nobody sees a text.
package enum UndrawnReason: String, Sendable {
  case accessibility = "accessibility"
  case log = "log or analytics"
  case speech = "Siri"
  case compared = "compared, or a key of a dictionary"
  case hint = "hint for VoiceOver, and a tooltip on a Mac"
  case hidden = "hidden"
  case icon = "only the icon is shown"
  case otherView = "a view is shown in its place"
  case preview = "preview"
  case debug = "only in builds for debugging"
  case oldSystem = "only on systems older than the app is for"
  case unmade = "no code of a release gets to it"
  case unused = "no code mentions its accessor"
  case stated = "as overset.yml says"
  case address = "address of a page or a file"
  case data = "written to data that is stored or sent"
}

/// What shows texts of an app outside of it.
package enum OtherPlace: String, Sendable {
  case appIntents = "App Intents, in Shortcuts, Spotlight and Siri"
  case notification = "notification"
  case widgetGallery = "gallery of widgets and controls"
  case controlCenter = "Control Center"
  case complication = "complication of a watch face"
  case carPlay = "CarPlay"
  case search = "Spotlight, Siri suggestions and Handoff"
  case homeScreen = "home screen"
  case finder = "Finder, Settings and other parts of the system"
  case dialog = "dialog of the system, such as that of Touch ID"
  case share = "what the user gives on or sends"
}

/// What is not known of a use.
package enum UnknownPart: Hashable, Sendable {
  /// A view or a function of the app: `PrimaryButton(title:)`.
  case component(String)
  /// A modifier of the app: `cardStyle()`.
  case modifier(String)
  /// A style of the app: `.buttonStyle(.primary)`.
  case style(String)
  /// An argument that is no literal: `lineLimit(isOpen ? nil : 3)`.
  case argument(String)
  /// What `x` is in `x.title`.
  case receiver(String)
  /// How a view of UIKit is set up in its document or elsewhere.
  case view(String)
  /// Where the member or the view is placed: `Row`, `SettingsView.header`.
  case placement(String)
  /// A screen that may not scroll.
  case screen(String)
  /// Something that proposes a size of its own, which limits a text: `GeometryReader`, `ViewThatFits`, `overlay`.
  case limited(String)
  /// A modifier with which a view has another size than is proposed: `fixedSize()`, `scaleEffect()`.
  case sized(String)
  /// `fixedSize()`: it has its own size, and what is around it may be smaller.
  case ownSize
  /// A part of the system of which no source is known.
  case surface(SystemSurface)
  case systemPart(String)
  /// Another platform than iOS: nothing is known of its surfaces.
  case platform(Platform)
  /// The text is put together, kept or given on in a way that is not followed.
  case flow(String)

  /// In one phrase.
  package var phrase: String {
    switch self {
    case .component(let call): "how \(call) shows it"
    case .modifier(let call): "what \(call) does"
    case .style(let style): "what \(style) does"
    case .argument(let call): "the value in \(call)"
    case .receiver(let names): "what \(Self.plain(names)) is"
    case .view(""): "how the view is set up"
    case .view(let name): "how \(Self.plain(name)) is set up"
    case .placement(let name): "where \(name) is placed"
    case .screen(""): "whether its screen scrolls"
    case .screen(let name): "whether the screen of \(name) scrolls"
    case .limited(let name), .sized(let name): "how much height \(name) leaves"
    case .ownSize: "how much room there is around fixedSize()"
    case .surface(let surface):
      "how much room \("aeiou".contains(surface.rawValue.prefix(1)) ? "an" : "a") \(surface.rawValue) has"
    case .systemPart(let name): "how the system shows it (\(name))"
    case .platform(let platform): "how much room \(platform.rawValue) gives it"
    case .flow(let name): "where \(name) takes it"
    }
  }

  /// Without the numbers that tell variables of one name apart.
  private static func plain(_ names: String) -> String {
    names.split(separator: ".", omittingEmptySubsequences: false).map { $0.prefix { $0 != "#" } }
      .joined(separator: ".")
  }
}
