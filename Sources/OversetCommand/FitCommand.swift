import ArgumentParser
import Overset
import OversetModel
import OversetReports
import OversetTypesetting

/// `overset fit`: one text, one label.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit", abstract: "Lays one text out in one label.")

  @Flag(help: "Read requests as JSON Lines and answer each with a line of JSON.")
  var stdin = false

  func run() throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    while let line = readLine(strippingNewline: true) {
      if line.allSatisfy(\.isWhitespace) { continue }
      let (id, request) = FitRequest.parse(line)
      let answer = request.flatMap { $0.fit(with: typesetter, fonts: fonts) }
      StandardOutput.put(FitJSON.answer(id, answer))
    }
  }
}
