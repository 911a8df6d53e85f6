import MapKit
import SwiftUI

/// From here to there: how the connections are sorted, and a map.
struct RoutePlannerView: View {
  @State private var order = Order.fastest
  let connections: [Connection] = []

  enum Order: Hashable { case fastest, cheapest, fewestChanges }

  var body: some View {
    VStack {
      Picker(selection: $order) {
        Text("planner.fastest", tableName: "Settings").tag(Order.fastest)
        Text("planner.cheapest", tableName: "Settings").tag(Order.cheapest)
        Text("planner.fewestChanges", tableName: "Settings").tag(Order.fewestChanges)
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      List(connections) { connection in
        HStack {
          Text(verbatim: connection.name)
          Text("results.changes \(connection.changes)").modifier(ShortValue())
        }
      }
      Map().frame(height: 180)
        .accessibilityHint(Text("planner.map", tableName: "Settings"))
    }
  }
}

/// The booked trips, each with a menu.
struct TripList: View {
  @State private var trips: [Trip] = []

  var body: some View {
    List(trips) { trip in
      Text(verbatim: trip.name).contextMenu {
        Button("trip.share", systemImage: "square.and.arrow.up", action: trip.share)
        Button("trip.cancel", role: .destructive, action: trip.cancel)
      }
    }
    .overlay { if trips.isEmpty { Text("trips.empty") } }
    .navigationTitle("trips.title")
  }
}
