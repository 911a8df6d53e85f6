import ArgumentParser
import Overset
import OversetModel
import OversetReports
import OversetRules

/// What a shell offers where an option needs a name.
extension CompletionKind {
  static var configuration: CompletionKind { .file(extensions: ["yml", "yaml"]) }

  static var revisions: CompletionKind {
    .shellCommand("git for-each-ref --format='%(refname:short)' 2>/dev/null")
  }

  static var formats: CompletionKind { .list(ReportFormat.allCases.map(\.rawValue)) }

  static var rules: CompletionKind { .list(RuleID.allCases.map(\.rawValue)) }

  static var fonts: CompletionKind { .list(TextStyle.allCases.map(\.rawValue)) }

  /// The locales that the App Store has; an app may have others.
  static var locales: CompletionKind {
    .list([
      "ar", "bn", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-CA", "en-GB", "es", "es-MX",
      "fi", "fr", "fr-CA", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "ml", "mr",
      "ms", "nb", "nl", "or", "pa", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sv", "ta",
      "te", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
    ])
  }
}
