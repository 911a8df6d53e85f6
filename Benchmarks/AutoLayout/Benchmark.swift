import Foundation
import OversetAutoLayout

/// Times Auto Layout on one thread, over the number of constraints: a first solve, one with other texts, one with
/// another screen, and one mirrored; and what 100 scenes of 50 constraints take in 16 locales on 4 screens.
///
/// `benchmark-layout`; `benchmark-layout --systems SEED COUNT` writes random systems with our answers instead,
/// which `Scripts/solver-oracle` compares with another solver's.
@main
enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--systems" {
      let numbers = arguments.dropFirst().compactMap { UInt64($0) }
      OracleSystems.write(seed: numbers.first ?? 1, count: numbers.count > 1 ? numbers[1] : 100)
      return
    }
    print("constraints  views      first   other texts   other screen   microseconds, medians")
    for count in [10, 20, 50, 100, 200, 500, 1000, 2000] { try time(constraints: count) }
    try timeSweep()
  }

  private static func time(constraints count: Int) throws {
    let scene = FormScene(constraints: count)
    let rounds = max(3, 2000 / count)
    var firsts: [Double] = []
    var texts: [Double] = []
    var screens: [Double] = []
    for round in 0..<rounds {
      var system = try LayoutSystem(scene.scene)
      firsts.append(seconds { check(system.solve(scene.canvas(0))) })
      for step in 1...4 {
        scene.setTexts(&system, variant: round * 4 + step)
        texts.append(seconds { check(system.solve(scene.canvas(0))) })
      }
      for step in 1...4 { screens.append(seconds { check(system.solve(scene.canvas(step))) }) }
    }
    let cells = [firsts, texts, screens].map { String(format: "%14.0f", median($0) * 1e6) }
    let start = "\(scene.scene.constraints.count)".padding(
      toLength: 13, withPad: " ", startingAt: 0)
    print(start + String(format: "%5d", scene.scene.views.count) + cells.joined())
  }

  private static func timeSweep() throws {
    let scene = FormScene(constraints: 50)
    let solves = 100 * 16 * 4
    let time = try seconds {
      for _ in 0..<100 {
        var system = try LayoutSystem(scene.scene)
        for locale in 0..<16 {
          scene.setTexts(&system, variant: locale)
          for screen in 0..<4 { check(system.solve(scene.canvas(screen))) }
        }
      }
    }
    print("")
    print(
      "100 scenes, 16 locales, 4 screens:", String(format: "%.2f s,", time),
      String(format: "%.0f µs a solve", time / Double(solves) * 1e6))
  }

  private static func check(_ layout: SolvedLayout) {
    precondition(layout.isSolved, "the benchmark's scene must be solved")
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
