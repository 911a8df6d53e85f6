import OversetSurfaces
import Testing

@testable import OversetReports

struct SurfacesTextTests {
  @Test func `the table is not wider than 80 columns and names every surface`() {
    let lines = SurfacesText().table(of: SurfaceTable.rows).description.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for surface in SystemSurface.allCases { #expect(lines.contains { $0 == surface.rawValue }) }
    #expect(
      lines.contains {
        $0 == "  iOS 26: system 17 semibold, 1 line, at most screen - 32"
      })
  }

  @Test func `the JSON has a row a surface and system`() throws {
    let text = String(decoding: SurfacesJSON.list(of: SurfaceTable.rows), as: UTF8.self)
    #expect(text.split(separator: "\n").count == SurfaceTable.rows.count + 1)
    #expect(text.contains(#""upperBound":"screen - 32""#))
  }
}
