import SwiftUI

/// A row of the settings: a symbol and a title, which wraps.
struct SettingRow: View {
  let title: LocalizedStringResource
  let symbol: String

  var body: some View {
    HStack {
      Image(systemName: symbol).foregroundStyle(.tint)
      Text(title).font(.body)
      Spacer()
    }
  }
}

/// The value at the right of a row.
struct ShortValue: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
  }
}
