import Overset
import OversetLabels
import OversetModel

/// The report as JSON: names and meaning are a promise, told by `schemaVersion`.
public struct JSONReporter: Reporter {
  private let workers: Int

  /// The number of workers changes nothing but the time.
  public init(workers: Int = 1) { self.workers = workers }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    json.begin("{")
    json.key("schemaVersion")
    json.value(1)
    json.key("tool")
    report.tool.write(to: &json)
    json.key("fonts")
    json.array { json in
      for font in report.fonts {
        json.line()
        font.write(to: &json)
      }
    }
    json.key("summary")
    report.summary.write(to: &json)
    json.key("findings")
    try json.lines(of: report.findings, workers: workers, to: put) { $0.write(to: &$1) }
    if !report.layouts.isEmpty {
      json.key("layouts")
      try json.lines(of: report.layouts, workers: workers, to: put) { $0.write(to: &$1) }
    }
    json.end("}")
    json.newline()
    try put(json.take())
  }
}

extension CheckReport.ToolVersions {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value("overset")
      json.key("version")
      json.value(version)
      json.key("icu")
      json.value(icu)
      json.key("unicode")
      json.value(unicode)
      json.key("harfbuzz")
      json.value(harfbuzz)
      json.key("freetype")
      json.value(freetype)
    }
  }
}

extension CheckReport.ReportedFont {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("postScriptName")
      json.value(postScriptName)
      json.key("file")
      json.value(file)
      json.key("sha256")
      json.value(sha256)
      json.member("standsInFor", standsInFor)
    }
  }
}

extension CheckReport.Summary {
  fileprivate func write(to json: inout JSONWriter) {
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
      json.key("interfaceKeys")
      json.value(interfaceKeys)
      json.key("labels")
      json.value(labels)
      json.key("layouts")
      json.value(layouts)
      json.key("outcomes")
      json.object { json in
        json.key("fits")
        json.value(outcomes[.fits] ?? 0)
        json.key("tightened")
        json.value(outcomes[.tightened] ?? 0)
        json.key("shrunk")
        json.value(outcomes[.shrunk] ?? 0)
        json.key("truncated")
        json.value(outcomes[.truncated] ?? 0)
        json.key("clipped")
        json.value(outcomes[.clipped] ?? 0)
      }
      json.key("borderline")
      json.value(borderline)
      json.key("inconclusive")
      json.value(inconclusive)
      json.key("findings")
      json.object { json in
        json.key("error")
        json.value(findings[.error] ?? 0)
        json.key("warning")
        json.value(findings[.warning] ?? 0)
        json.key("note")
        json.value(findings[.note] ?? 0)
      }
      json.key("ignored")
      json.value(ignored)
    }
  }
}

extension Finding {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.value(identity)
      json.key("rule")
      json.value(rule.rawValue)
      json.key("severity")
      json.value(severity.rawValue)
      json.key("label")
      json.value(subject.label)
      json.key("table")
      json.value(subject.table)
      json.key("key")
      json.value(subject.key)
      json.key("locale")
      json.value(subject.locale?.identifier)
      json.key("variant")
      subject.variant.write(to: &json)
      json.member("property", subject.property)
      json.key("location")
      location.write(to: &json)
      json.key("message")
      json.value(message)
      if let layout {
        json.key("text")
        json.value(layout.text)
        json.key("fit")
        layout.fit.write(to: &json)
        json.key("confidence")
        json.value(layout.fit.confidence.name)
      }
      if let source {
        json.key("source")
        json.object { json in
          json.key("locale")
          json.value(source.locale.identifier)
          json.key("outcome")
          json.value(source.outcome.rawValue)
        }
      }
      json.key("suggestion")
      json.value(suggestion)
    }
  }
}

extension CheckedLayout {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("label")
      json.value(label)
      json.key("table")
      json.value(table)
      json.key("key")
      json.value(key)
      json.key("locale")
      json.value(locale.identifier)
      json.key("variant")
      variant.write(to: &json)
      json.key("location")
      location.write(to: &json)
      json.key("text")
      json.value(text)
      json.key("isFallback")
      json.value(isFallback)
      json.key("bounds")
      json.object { json in
        json.key("width")
        json.value(bounds.width)
        json.key("height")
        json.value(bounds.height)
      }
      json.key("fit")
      fit.write(to: &json)
    }
  }
}

extension LayoutVariant {
  /// Only what applies: most texts have no variant.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("plural", text.plural)
      json.member("device", text.device)
      json.member("width", text.width)
      json.member("substitution", text.substitution)
      json.member("contentSize", contentSize?.rawValue)
      json.member("screen", screen)
    }
  }
}

extension FileLocation {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("file")
      json.value(path)
      json.key("line")
      json.value(position.line)
      json.key("column")
      json.value(position.column)
    }
  }
}
