import Overset
import OversetLabels
import OversetModel

/// The report as JSON: names and meaning are a promise, told by `schemaVersion`.
public struct JSONReporter: Reporter {
  public init() {}

  public func report(_ report: CheckReport) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schemaVersion")
      json.value(1)
      json.key("tool")
      report.tool.write(to: &json)
      json.key("fonts")
      json.array { json in
        for font in report.fonts {
          json.newline()
          font.write(to: &json)
        }
      }
      json.key("summary")
      report.summary.write(to: &json)
      json.key("findings")
      json.array { json in
        for finding in report.findings {
          json.newline()
          finding.write(to: &json)
        }
      }
      if !report.layouts.isEmpty {
        json.key("layouts")
        json.array { json in
          for layout in report.layouts {
            json.newline()
            layout.write(to: &json)
          }
        }
      }
    }
    json.newline()
    return json.take()
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
      json.key("labels")
      json.value(labels)
      json.key("layouts")
      json.value(layouts)
      json.key("outcomes")
      json.object { json in
        for outcome in LabelFit.Outcome.allCases {
          json.key(outcome.rawValue)
          json.value(outcomes[outcome] ?? 0)
        }
      }
      json.key("borderline")
      json.value(borderline)
      json.key("inconclusive")
      json.value(inconclusive)
      json.key("findings")
      json.object { json in
        for severity in Severity.allCases.reversed() {
          json.key(severity.rawValue)
          json.value(findings[severity] ?? 0)
        }
      }
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
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("plural")
      json.value(text.plural)
      json.key("device")
      json.value(text.device)
      json.key("width")
      json.value(text.width)
      json.key("substitution")
      json.value(text.substitution)
      json.key("contentSize")
      json.value(contentSize?.rawValue)
      json.key("screen")
      json.value(screen)
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
