import Overset
import OversetFits
import OversetModel
import OversetSyntax

extension CheckReport.Summary {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("catalogs")
      json.value(catalogs)
      json.key("locales")
      json.values(locales.map(\.identifier))
      json.key("entries")
      json.value(entries)
      json.key("strings")
      json.value(strings)
      json.key("keys")
      json.value(keys)
      json.key("constrainedKeys")
      json.value(constrainedKeys)
      json.key("coverage")
      coverage.write(to: &json)
      json.key("interfaceKeys")
      json.value(interfaceKeys)
      json.key("constrainedInterfaceKeys")
      json.value(constrainedInterfaceKeys)
      json.key("hiddenKeys")
      json.value(hiddenKeys)
      json.key("labels")
      json.value(labels)
      outcomes.writeCounts(
        of: layouts, borderline: borderline, inconclusive: inconclusive, to: &json)
      json.key("unreadSources")
      json.value(unreadSources)
      json.key("findings")
      json.object { json in
        json.key("error")
        json.value(findings[.error] ?? 0)
        json.key("warning")
        json.value(findings[.warning] ?? 0)
        json.key("note")
        json.value(findings[.note] ?? 0)
      }
      json.key("accepted")
      json.value(accepted)
      json.key("ignored")
      json.value(ignored)
      json.key("unchanged")
      json.value(unchanged)
      json.key("leftOut")
      json.value(leftOut)
    }
  }
}

extension KeyCoverage {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("checked")
      json.value(checked)
      json.key("byDefault")
      json.value(byDefault)
      json.key("safe")
      json.value(safe)
      json.key("neverDrawn")
      json.value(neverDrawn)
      json.key("unknown")
      json.value(unknown)
    }
  }
}

extension [LabelFit.Outcome: Int] {
  /// The members that count layouts, and how sure their outcomes are.
  func writeCounts(
    of layouts: Int, borderline: Int, inconclusive: Int, to json: inout JSONWriter
  ) {
    json.key("layouts")
    json.value(layouts)
    json.key("outcomes")
    write(to: &json)
    json.key("borderline")
    json.value(borderline)
    json.key("inconclusive")
    json.value(inconclusive)
  }

  /// Every outcome, also those that did not occur.
  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("fits")
      json.value(self[.fits] ?? 0)
      json.key("tightened")
      json.value(self[.tightened] ?? 0)
      json.key("shrunk")
      json.value(self[.shrunk] ?? 0)
      json.key("truncated")
      json.value(self[.truncated] ?? 0)
      json.key("clipped")
      json.value(self[.clipped] ?? 0)
    }
  }
}
