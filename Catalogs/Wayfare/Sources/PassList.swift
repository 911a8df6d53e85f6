import SwiftUI
import WayfareKit

/// The season tickets, below a banner of another module.
struct PassList: View {
  let passes: [SeasonTicket] = []

  var body: some View {
    List {
      PromotionBanner(title: NSLocalizedString("pass.banner", tableName: "Settings", comment: ""))
      ForEach(passes) { pass in
        Image(uiImage: pass.barcode)
          .accessibilityLabel(
            String(
              format: NSLocalizedString("accessibility.barcode", tableName: "Booking", comment: ""),
              pass.owner))
      }
    }
  }
}
