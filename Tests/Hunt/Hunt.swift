import Fixtures
import Foundation
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting

/// Looks for labels and texts that the engine cannot bear: random ones for some seconds, and
/// enormous ones in the end.
///
/// `hunt [SECONDS] [SEED]`, or `hunt giants [UNITS]` for the times of the enormous ones alone.
/// Status 1: something was found, and printed.
@main
enum Hunt {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    if arguments.first == "giants" {
      try huntGiants(units: Int(clamping: numbers.first ?? 1_000_000), prints: true)
      return
    }
    let seconds = numbers.first ?? 60
    let seed = numbers.dropFirst().first ?? UInt64.random(in: 0 ... .max)
    print("hunting \(seconds) s from seed \(seed)")
    try huntRandom(seconds: seconds, seed: seed)
    try huntGiants(units: 20_000, prints: false)
  }

  private static func huntRandom(seconds: UInt64, seed: UInt64) throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Int(clamping: seconds))
    let fonts = FontBook()
    var typesetter = Typesetter(fonts: fonts)
    var seed = seed
    var count = 0
    while clock.now < end {
      let label = LabelCase(seed: seed, isHostile: count % 4 == 3)
      let watch = Watch(
        limit: .seconds(5),
        of: { [seed] in
          "seed \(seed)\n\(label.requestLine)\n\(label)"
        })
      let text = try label.labelText(with: typesetter)
      let fit = label.fitter.fit(text)
      for line in fit.lines {
        _ = typesetter.draw(
          line.shown,
          LineStyle(
            font: try fonts.font(label.constraint.font), spans: line.spans(of: text.spans),
            scale: fit.scale, kern: fit.kern, locale: label.locale,
            isRightToLeft: line.isRightToLeft))
      }
      let faults =
        try label.faults(of: fit)
        + label.faultsAmongNeighbours(of: fit, with: typesetter)
      watch.end()
      if !faults.isEmpty {
        print("seed \(seed)\n\(label.requestLine)\n\(label)\n\(fit)")
        for fault in faults { print("does not hold: \(fault)") }
        exit(1)
      }
      count += 1
      seed &+= 1
      if count % 5000 == 0 { typesetter = Typesetter(fonts: fonts) }
    }
    print("\(count) labels, nothing found")
  }

  private static func huntGiants(units: Int, prints: Bool) throws {
    let clock = ContinuousClock()
    for giant in GiantText.allCases {
      // HarfBuzz itself takes twenty times as long for Nastaliq as for other Arabic.
      let units = giant == .urduWithoutSpaces ? units / 20 : units
      let text = giant.text(units: units)
      for label in LabelCase.giants(text, locale: giant.locale) {
        let name =
          "\(giant) of \(units) units, \(label.constraint.lineBreakMode), "
          + "\(label.constraint.numberOfLines) lines, height \(label.bounds.height)"
        let watch = Watch(limit: .seconds(prints ? 600 : 30), of: { name })
        let start = clock.now
        let typesetter = Typesetter(fonts: FontBook())
        let labelText = try label.labelText(with: typesetter)
        let shaped = clock.now
        let fit = label.fitter.fit(labelText)
        let time = clock.now - start
        watch.end()
        if prints {
          print("\(time)\t\(shaped - start)\t\(name)\t\(fit.outcome)")
          fflush(nil)
        }
        let faults = label.faults(of: fit)
        if !faults.isEmpty {
          print("\(name): does not hold: \(faults)")
          exit(1)
        }
      }
    }
  }
}
