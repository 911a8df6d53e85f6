import OversetModel
import OversetSources

/// The way outwards from a value through views, also across the app's own views.
struct ViewPath {
  struct Step {
    var step: SurfaceStep
    /// The type around it.
    var type: String
    /// Whether what it calls was read, and only its modifiers count.
    var isRead = false
  }

  var steps: [Step]
  /// Modifiers of the value itself, before the first step.
  var modifiers: [SurfaceModifier]
  /// The member around it.
  var member: String?
  var isComplete: Bool
  /// The platform that the code is for; nil where it may be iOS.
  var platform: Platform?

  init(_ surface: Surface, type: String, member: String?, platform: Platform?) {
    self.platform = platform
    steps = surface.steps.map { Step(step: $0, type: type) }
    modifiers = surface.modifiers
    self.member = member
    isComplete = surface.isComplete
  }

  /// From where a value is shown inside of a view or a function, out through its call.
  ///
  /// `rest` begins with the call. Nil where what is inside does not end in what the call answers.
  init?(inside use: ParameterUse, then rest: ArraySlice<Step>, of path: ViewPath) {
    self.init(inside: [use], then: rest, of: path)
  }

  /// The same through members of the view: each use is that of the view that the one before it is in.
  init?(inside uses: [ParameterUse], then rest: ArraySlice<Step>, of path: ViewPath) {
    guard let use = uses.first, uses.last?.endsInAnswer ?? false, var call = rest.first else {
      return nil
    }
    call.isRead = true
    steps = []
    for (index, use) in uses.enumerated() {
      if index > 0 {
        var step = SurfaceStep(kind: .result)
        step.modifiers = use.surface.modifiers
        steps.append(Step(step: step, type: use.type, isRead: true))
      }
      steps += use.surface.steps.dropLast().map { Step(step: $0, type: use.type) }
    }
    steps += [call] + rest.dropFirst()
    modifiers = use.surface.modifiers
    member = path.member
    isComplete = path.isComplete && uses.allSatisfy(\.surface.isComplete)
    platform = uses.lazy.compactMap(\.platform).first ?? path.platform
  }

  /// From where a method of a view sets what it gets: on the view that it is called on, which `receiver` leads to.
  init(
    _ use: ParameterUse, setOn receiver: ArraySlice<String>, of call: Step, in path: ViewPath
  ) {
    self.init(
      use.surface, type: call.type, member: path.member, platform: use.platform ?? path.platform)
    steps[0].step.names = receiver + [use.surface.steps[0].name]
    steps[0].step.receiverType = call.step.receiverType
    steps[0].step.receiverOrigin = call.step.receiverOrigin
  }

  init(_ use: ParameterUse) {
    self.init(use.surface, type: use.type, member: use.function, platform: use.platform)
  }

  init(_ reference: MemberReference) {
    self.init(
      reference.surface, type: reference.type, member: reference.member,
      platform: reference.platform)
  }
}

extension ParameterUse {
  /// Whether what shows it is what the view or the function answers with.
  var endsInAnswer: Bool {
    guard let last = surface.steps.last else { return false }
    return last.kind == .result && (last.name == "body" || last.name == function)
  }
}
