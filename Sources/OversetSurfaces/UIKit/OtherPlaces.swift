import OversetSources

/// Types of the system's frameworks whose texts are shown outside of the app.
enum OtherPlaces {
  /// What shows an argument of a call; nil where the app may.
  static func place(_ step: SurfaceStep) -> OtherPlace? {
    let name = step.calledName
    // Property wrappers: `@Parameter(title:)`.
    if name.hasPrefix("@") || name.hasSuffix("DisplayRepresentation") { return .appIntents }
    // LAContext reference.
    if name == "evaluatePolicy", step.label?.hasPrefix("localizedReason") ?? false {
      return .dialog
    }
    // NSPasteboard reference.
    if name == "setString", step.label == nil,
      step.arguments.contains(where: { $0.label == "forType" })
    {
      return .share
    }
    if sharing[name].map({ $0.contains(step.label) }) ?? false { return .share }
    guard let place = initialisers[name] else { return nil }
    return step.names.count == 1 || step.name == "init" ? place : nil
  }

  /// What shows a property of a type that code sets; nil where the app may.
  static func place(settingPropertyOf type: String) -> OtherPlace? { types[type] }

  /// What shows a member that a type of the app has for a protocol; nil where the app may.
  static func place(
    ofMember name: String, in type: String, _ types: AppTypes
  ) -> OtherPlace? {
    if types.inherits(type, from: intents) { return .appIntents }
    return memberNames.contains(name) && types.inherits(type, from: entities) ? .appIntents : nil
  }

  /// App Intents, protocols: what they have is theirs.
  private static let intents: Set<String> = [
    "AppIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent", "OpenIntent",
    "SetValueIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent",
    "PredictableIntent", "ForegroundContinuableIntent", "SetFocusFilterIntent",
    "AppShortcutsProvider",
  ]

  /// Values of the app that App Intents show, too.
  private static let entities: Set<String> = [
    "AppEntity", "AppEnum", "TransientAppEntity", "IndexedEntity", "UniqueAppEntity",
  ]

  private static let memberNames: Set<String> = [
    "displayRepresentation", "typeDisplayRepresentation", "caseDisplayRepresentations",
    "typeDisplayName",
  ]

  /// What the user gives on (UIActivityViewController), or sends (MFMailComposeViewController).
  private static let sharing: [String: Set<String?>] = [
    "UIActivityViewController": ["activityItems"],
    "initWithActivityItems": ["initWithActivityItems"],
    "setSubject": [nil, "setSubject"], "setMessageBody": [nil, "setMessageBody"],
  ]

  private static let initialisers: [String: OtherPlace] = [
    "AppShortcut": .appIntents, "IntentDescription": .appIntents, "Summary": .appIntents,
    "IntentParameter": .appIntents, "INObject": .appIntents, "INPerson": .appIntents,
    "UNNotificationAction": .notification, "UNTextInputNotificationAction": .notification,
    "UNNotificationCategory": .notification, "AlertConfiguration": .notification,
    "ControlWidgetButton": .controlCenter, "ControlWidgetToggle": .controlCenter,
    "CLKSimpleTextProvider": .complication, "CLKComplicationDescriptor": .complication,
    "CPListItem": .carPlay, "CPListImageRowItem": .carPlay, "CPListTemplate": .carPlay,
    "CPListSection": .carPlay, "CPGridButton": .carPlay, "CPGridTemplate": .carPlay,
    "CPAlertAction": .carPlay, "CPAlertTemplate": .carPlay, "CPActionSheetTemplate": .carPlay,
    "CPInformationItem": .carPlay, "CPInformationTemplate": .carPlay, "CPTextButton": .carPlay,
    "CPBarButton": .carPlay, "CPNavigationAlert": .carPlay, "CPMessageListItem": .carPlay,
    "CPPointOfInterest": .carPlay, "CPPointOfInterestTemplate": .carPlay,
  ]

  private static let types: [String: OtherPlace] = [
    "UNMutableNotificationContent": .notification, "UILocalNotification": .notification,
    "UNNotificationContent": .notification,
    "NSUserActivity": .search, "CSSearchableItemAttributeSet": .search,
    "CPListItem": .carPlay, "CPListTemplate": .carPlay, "CPTabBarTemplate": .carPlay,
    "CPGridTemplate": .carPlay, "CPInformationTemplate": .carPlay, "CPBarButton": .carPlay,
    "CPNowPlayingTemplate": .carPlay, "CPMapTemplate": .carPlay,
  ]
}
