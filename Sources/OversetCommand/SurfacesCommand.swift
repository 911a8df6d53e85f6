import ArgumentParser
import OversetModel
import OversetReports
import OversetSurfaces

/// `overset surfaces`: the table of system surfaces.
struct SurfacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "surfaces",
    abstract: "Lists where the system shows texts: titles, tabs, alerts, menus, rows and others.",
    discussion: """
      Each with its font, its lines, the room for a text on a screen of any width, whether it makes \
      text smaller, and how well that is known: measured, derived, imitated or believed.
      """)

  @Flag(help: "Answer as JSON.")
  var json = false

  func run() {
    StandardOutput.put(json ? SurfacesJSON.list(of: SurfaceTable.rows) : [])
    if !json { StandardOutput.put(SurfacesText().table(of: SurfaceTable.rows)) }
  }
}
