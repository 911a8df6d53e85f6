public import ArgumentParser
import Overset
import OversetFits
import OversetModel
import OversetReports
import OversetTypesetting

/// `overset fit`: one text, one label.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Lays one text out in one label.",
    discussion: """
      With --stdin, reads a request a line and answers each with a line, immediately:
        {"id":7,"text":"Zur Kasse","locale":"de","label":{"bounds":{"width":120,"height":44},
         "font":{"system":17,"weight":"semibold"},"numberOfLines":1}}
      Only text, label.bounds and label.font are required; the rest has UILabel's defaults. \
      The label's members are UIKit's properties, and 'insets': --label takes the same, and an \
      option beside it comes first:
        overset fit "Zur Kasse" --width 120 --label '{"sizingRule":"oversize","insets":{"top":4}}'

      Exit status: 0 the whole text is seen; 1 text is lost; 2 wrong usage, or a font that cannot \
      be used; 3 the text could not be measured. With --stdin each answer has its own outcome, \
      and the status is 0 once all are answered.
      """)

  @Argument(help: "The text.")
  var text: String?

  @Flag(help: "Read requests as JSON Lines and answer each with a line of JSON.")
  var stdin = false

  @Option(help: "The label's width in points.")
  var width: Double?

  @Option(help: "The label's height in points. Default: unlimited.")
  var height: Double?

  @Option(help: "The number of lines; 0 for as many as it takes. Default: 1.")
  var lines: Int?

  @Option(
    help: "A text style or a size, and a weight (body, \"17 semibold italic\"). Default: 17.",
    completion: .fonts)
  var font: String?

  @Option(help: "The locale.", completion: .locales)
  var locale = "en"

  @Option(help: "The line-break mode, by UIKit's name. Default: byTruncatingTail.")
  var mode: LineBreakMode?

  @Option(help: "The minimum scale factor; makes the label shrink its text.")
  var minimumScaleFactor: Double?

  @Option(help: "Any of the label's properties, as a JSON object.")
  var label: String?

  @Option(help: "Where the label is shown; decides the sizes of text styles.")
  var platform = Platform.iOS

  @Flag(help: "Answer as JSON.")
  var json = false

  @Flag(help: "End with status 0 even where text is lost: for scripts that read the answer.")
  var exitZero = false

  func validate() throws {
    guard !stdin else { return }
    guard text != nil else { throw ValidationError("give a text, or --stdin") }
    let label = try parsedLabel()
    if let width {
      guard width >= 0, width < 1e6 else { throw ValidationError("--width needs points from 0 on") }
    } else if label.bounds == nil {
      throw ValidationError("--width needs the label's width in points")
    }
    try LabelOptions.validate(height: height, lines: lines, font: font)
    let description = font.flatMap { FontDescription(argument: $0) }
    if let problem = description?.on(platform).problem {
      throw ValidationError("--font: \(problem)")
    }
    if LocaleIdentifier(locale) == nil {
      throw ValidationError("'\(locale)' is not a locale identifier")
    }
  }

  func run() throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    if stdin {
      try answerRequests(with: typesetter, fonts)
    } else {
      throw ExitCode(answer(try request(), with: typesetter, fonts))
    }
  }

  private func answerRequests(with typesetter: Typesetter, _ fonts: FontBook) throws {
    var lines = InputLines()
    do throws(OutputError) {
      while let line = try lines.next() {
        guard let (id, request) = FitRequest.parse(line) else { continue }
        let result = request.flatMap { $0.fit(with: typesetter, fonts: fonts) }
        StandardOutput.put(FitJSON.answer(id, result))
      }
    } catch {
      StandardError.put("error: cannot read standard input: \(error.reason)")
      throw ExitCode(2)
    }
  }

  /// Gives the exit status.
  private func answer(
    _ request: FitRequest, with typesetter: Typesetter, _ fonts: FontBook
  ) -> Int32 {
    let result = request.fit(with: typesetter, fonts: fonts)
    if json { StandardOutput.put(FitJSON.answer(.null, result)) }
    switch result {
    case .success(let fit):
      if !json {
        let text = FitText(
          width: request.bounds.width, insets: request.insets,
          numberOfLines: request.constraint.numberOfLines)
        StandardOutput.put(text.report(fit))
      }
      return exitZero ? 0 : fit.exitStatus
    case .failure(let error):
      if !json { StandardError.put("error: \(error.message)") }
      return 2
    }
  }

  /// The label of `--label`, overridden by the other options.
  private func request() throws -> FitRequest {
    var label = try parsedLabel()
    if let font = font.flatMap({ FontDescription(argument: $0) }) {
      label.constraint.font = font.on(platform)
    }
    if let lines { label.constraint.numberOfLines = lines }
    if let mode { label.constraint.lineBreakMode = mode }
    if let minimumScaleFactor {
      label.constraint.adjustsFontSizeToFitWidth = true
      label.constraint.minimumScaleFactor = minimumScaleFactor
    }
    var bounds = label.bounds ?? Rect(x: 0, y: 0, width: 0, height: .infinity)
    if let width { bounds.width = width }
    if let height { bounds.height = height }
    return FitRequest(
      text: text ?? "", locale: LocaleIdentifier(locale) ?? .english, constraint: label.constraint,
      bounds: bounds, insets: label.insets)
  }

  private func parsedLabel() throws -> FitLabel {
    guard let label else { return FitLabel() }
    do {
      return try FitLabel.parse(label, platform: platform).get()
    } catch {
      throw ValidationError("--label: \(error.message)")
    }
  }
}

extension LabelFit {
  /// The same as a check's. Text that scrolls or shows under a pointer is not lost.
  fileprivate var exitStatus: Int32 {
    if case .inconclusive = confidence { return 3 }
    return [.truncated, .clipped].contains(outcome) && recovery == nil ? 1 : 0
  }
}

extension FitRequest {
  /// Nil for an empty line.
  fileprivate static func parse(
    _ line: InputLines.Line
  ) -> (id: RequestID, request: Result<FitRequest, FitError>)? {
    switch line {
    case .bytes(let bytes):
      let isEmpty = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      return isEmpty ? nil : parse(utf8: bytes)
    case .tooLong:
      let limit = InputLines.mostBytes >> 20
      return (.null, .failure(FitError(message: "a request of more than \(limit) MB")))
    }
  }
}

extension LineBreakMode: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
