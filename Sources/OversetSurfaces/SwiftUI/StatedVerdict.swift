import OversetModel
import OversetSources

extension OwnComponent {
  /// The verdict of a text in the component. What is inside of it comes first: a line limit or a font
  /// of the text's own.
  func verdict(_ own: ViewState) -> UseVerdict {
    // Something inside of it limits the text.
    if shows == .wraps, own.environment.mostLines != nil || own.height != nil {
      return own.verdict(at: .component(call.description))
    }
    var verdict = UseVerdict(outcome(own), on: .component(call.description))
    verdict.textCase = own.environment.textCase
    return verdict
  }

  private func outcome(_ own: ViewState) -> UseOutcome {
    switch shows {
    case .nothing: return .neverDrawn(.stated)
    case .wraps: return .cannotBeCut(.stated, .stated)
    case .label(var room):
      let inner = own.environment.constraint(usual: room.constraint.font)
      room.isFontKnown =
        room.isFontKnown && own.environment.isFontKnown
        || own.environment.isFontKnown && inner.font != room.constraint.font
      room.constraint.font = inner.font
      if own.environment.hasLineLimit { room.constraint.numberOfLines = inner.numberOfLines }
      return .canBeCut([room])
    }
  }
}
