import OversetSources

extension SurfaceStep {
  /// Whether it is a call such as `Button("…", systemImage: "star")`.
  var hasImage: Bool {
    arguments.contains { $0.label == "systemImage" || $0.label == "image" }
  }

  /// Whether a screen of its own is never smaller than what is in it, on macOS.
  var isAsLargeAsItsContent: Bool {
    [
      "sheet", "popover", "NSHostingView", "NSHostingController", "Window", "WindowGroup",
      "Settings",
    ].contains(calledName)
  }

  /// Whether a container is as large as what is in it: a column of a split view need not be.
  var holdsWhatIsInIt: Bool {
    [
      "VStack", "HStack", "ZStack", "Group", "ForEach", "Grid", "GridRow", "AnyView", "GroupBox",
      "LabeledContent", "Section", "ControlGroup",
    ].contains(calledName)
  }

  /// Whether what is in a container has a width that the container says: columns, and pages.
  var dividesItsWidth: Bool {
    ["Grid", "GridRow", "LazyVGrid", "TabView", "HSplitView"].contains(calledName)
  }
}
