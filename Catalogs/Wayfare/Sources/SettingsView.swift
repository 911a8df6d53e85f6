import SwiftUI

/// The settings: rows of a form, which wrap, and an alert.
struct SettingsView: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("miles") private var showsMiles = false
  @AppStorage("delays") private var notifiesOfDelays = true
  @AppStorage("offline") private var keepsOffline = true
  @State private var cardNumber = ""
  @State private var words = ""
  @State private var asksToClear = false
  @Environment(\.dismiss) private var dismiss

  enum Appearance: String { case system, light, dark }

  var body: some View {
    NavigationStack {
      Form {
        appearanceSection
        messageSection
        Section {
          Toggle(isOn: $keepsOffline) { Text("settings.offline", tableName: "Settings") }
          TextField(
            text: $cardNumber, prompt: Text("settings.card", tableName: "Settings"),
            label: { EmptyView() })
          NavigationLink {
            PrivacyView()
          } label: {
            SettingRow(
              title: LocalizedStringResource("settings.privacy", table: "Settings"),
              symbol: "hand.raised")
          }
        }
        Section {
          Button(role: .destructive) {
            asksToClear = true
          } label: {
            Text("settings.history", tableName: "Settings")
          }
          Button("account.signOut", role: .destructive, action: Account.signOut)
        }
      }
      .navigationTitle(Text("settings.title", tableName: "Settings"))
      .searchable(text: $words, prompt: Text("settings.search", tableName: "Settings"))
      .toolbar {
        Button(action: dismiss.callAsFunction) { Image(systemName: "xmark") }
          .accessibilityLabel(Text("settings.close", tableName: "Settings"))
      }
      .alert(Text("settings.history.question", tableName: "Settings"), isPresented: $asksToClear) {
        Button(role: .destructive, action: SearchHistory.clear) {
          Text("settings.history.confirm", tableName: "Settings")
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("settings.history.message", tableName: "Settings")
      }
    }
  }

  private var appearanceSection: some View {
    Section {
      SettingRow(
        title: LocalizedStringResource("settings.appearance.system", table: "Settings"),
        symbol: "circle.lefthalf.filled")
      Toggle(isOn: $showsMiles) { Text("settings.miles", tableName: "Settings") }
    } header: {
      Text("settings.appearance", tableName: "Settings")
    }
  }

  private var messageSection: some View {
    Section {
      Toggle(isOn: $notifiesOfDelays) { Text("settings.delays", tableName: "Settings") }
    } footer: {
      Text("settings.delays.footer", tableName: "Settings")
    }
  }
}

/// A page of text, which scrolls, under a title in the bar.
struct PrivacyView: View {
  var body: some View {
    ScrollView {
      Text("settings.privacy.text", tableName: "Settings").padding()
    }
    .navigationTitle(Text("settings.privacy.title", tableName: "Settings"))
    .navigationBarTitleDisplayMode(.inline)
  }
}
