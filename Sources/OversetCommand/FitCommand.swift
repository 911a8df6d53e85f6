import ArgumentParser
import Overset
import OversetModel
import OversetReports
import OversetTypesetting

/// `overset fit`: one text, one label.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Lays one text out in one label.",
    discussion: """
      With --stdin, reads a request a line and answers each with a line, at once:
        {"id":7,"text":"Zur Kasse","locale":"de","label":{"bounds":{"width":120,"height":44},
         "font":{"system":17,"weight":"semibold"},"numberOfLines":1}}
      Only text, label.bounds and label.font are required; the rest has UILabel's defaults.
      """)

  @Argument(help: "The text.")
  var text: String?

  @Flag(help: "Read requests as JSON Lines and answer each with a line of JSON.")
  var stdin = false

  @Option(help: "The label's width in points.")
  var width: Double?

  @Option(help: "The label's height in points. Default: unlimited.")
  var height: Double?

  @Option(help: "The number of lines; 0 for as many as it takes.")
  var lines = 1

  @Option(help: "A text style (body), a size (17) or both (\"17 semibold\").")
  var font = "17"

  @Option(help: "The locale.")
  var locale = "en"

  @Option(help: "The line-break mode, by UIKit's name.")
  var mode = LineBreakMode.byTruncatingTail

  @Option(help: "The minimum scale factor; makes the label shrink its text.")
  var minimumScaleFactor: Double?

  @Flag(help: "Answer as JSON.")
  var json = false

  func validate() throws {
    guard !stdin else { return }
    guard text != nil else { throw ValidationError("give a text, or --stdin") }
    guard let width, width >= 0, width < 1e6 else {
      throw ValidationError("--width needs the label's width in points")
    }
    if let height, !(height >= 0 && height < 1e6) {
      throw ValidationError("--height needs points from 0 on")
    }
    if lines < 0 { throw ValidationError("--lines needs a number from 0 on") }
    if FontDescription(argument: font) == nil {
      throw ValidationError(
        "--font takes a text style (body), a size (17) or both (\"17 semibold\")")
    }
    if LocaleIdentifier(locale) == nil {
      throw ValidationError("'\(locale)' is not a locale identifier")
    }
  }

  func run() throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    if stdin {
      answerRequests(with: typesetter, fonts)
    } else if let request {
      answer(request, with: typesetter, fonts)
    }
  }

  private func answerRequests(with typesetter: Typesetter, _ fonts: FontBook) {
    while let line = readLine(strippingNewline: true) {
      if line.allSatisfy(\.isWhitespace) { continue }
      let (id, request) = FitRequest.parse(line)
      let result = request.flatMap { $0.fit(with: typesetter, fonts: fonts) }
      StandardOutput.put(FitJSON.answer(id, result))
    }
  }

  private func answer(_ request: FitRequest, with typesetter: Typesetter, _ fonts: FontBook) {
    let result = request.fit(with: typesetter, fonts: fonts)
    guard !json, case .success(let fit) = result else {
      StandardOutput.put(FitJSON.answer(.null, result))
      return
    }
    StandardOutput.put(Array(FitText(width: request.bounds.width).report(fit).utf8))
  }

  private var request: FitRequest? {
    guard let text, let width, let font = FontDescription(argument: font) else { return nil }
    var constraint = LabelConstraint()
    constraint.font = font
    constraint.numberOfLines = lines
    constraint.lineBreakMode = mode
    if let minimumScaleFactor {
      constraint.adjustsFontSizeToFitWidth = true
      constraint.minimumScaleFactor = minimumScaleFactor
    }
    return FitRequest(
      text: text, locale: LocaleIdentifier(locale) ?? .english, constraint: constraint,
      bounds: Rect(x: 0, y: 0, width: width, height: height ?? .infinity))
  }
}

extension LineBreakMode: ExpressibleByArgument {}
