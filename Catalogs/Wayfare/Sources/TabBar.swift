import SwiftUI

/// The five tabs of the app.
struct TabBar: View {
  var body: some View {
    TabView {
      RoutePlannerView().tabItem { Label("tab.search", systemImage: "magnifyingglass") }
      TripList().tabItem { Label("tab.trips", systemImage: "suitcase") }
      PassList().tabItem {
        Image(systemName: "ticket")
        Text("pass.tab", tableName: "Settings")
      }
      SavedList().tabItem { Label("tab.saved", systemImage: "heart") }
      SettingsView().tabItem { Label("tab.account", systemImage: "person") }
    }
  }
}
