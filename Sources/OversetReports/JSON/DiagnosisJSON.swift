package import Overset
import OversetModel
import OversetSyntax
import OversetTypesetting

/// What a check would run with, as JSON.
package enum DiagnosisJSON {
  /// An object; what is not known or does not differ is left out.
  package static func text(of diagnosis: Diagnosis) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      diagnosis.program.write(to: &json)
      json.key("fonts")
      json.array { json in
        for family in diagnosis.fonts {
          json.line()
          family.write(to: &json)
        }
      }
      json.member("configuration", diagnosis.configuration)
      diagnosis.files.write(to: &json)
      json.key("notices")
      json.array { json in
        for notice in diagnosis.notices {
          json.line()
          json.object { json in
            json.member("severity", notice.severity.rawValue)
            json.member("message", notice.message)
            json.member("file", notice.location?.path)
            let position = notice.location?.position
            json.key("line")
            position.map { json.value($0.line) } ?? json.null()
            json.key("column")
            position.map { json.value($0.column) } ?? json.null()
          }
        }
      }
      json.key("missing")
      json.array { json in
        for thing in diagnosis.missing {
          json.line()
          json.object { json in
            json.member("name", thing.names.joined(separator: ", "))
            json.member("purpose", thing.purpose)
            json.member("remedy", thing.remedy)
          }
        }
      }
    }
    json.newline()
    return json.take()
  }
}

extension ProgramDescription {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("version", version)
    json.member("path", path)
    json.member("fontFolder", fontFolder)
    json.key("engines")
    json.array { json in
      for engine in engines {
        json.object { json in
          json.member("name", engine.name)
          json.member("version", engine.version)
          json.member("releasedVersion", engine.releasedVersion)
        }
      }
    }
  }
}

extension FamilySurvey {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("family", family)
      json.key("scripts")
      json.values(scripts)
      json.member("purpose", purpose.rawValue)
      json.key("fonts")
      json.array { json in
        for font in fonts {
          json.object { json in
            json.member("postScriptName", font.postScriptName)
            json.member("path", font.path)
            json.member("origin", font.origin.rawValue)
            json.member("revision", font.revision)
            json.member("releasedRevision", font.releasedRevision)
          }
        }
      }
    }
  }
}

extension FileCounts {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("files")
    json.array { json in
      for format in formats {
        json.object { json in
          json.member("format", format.name)
          json.key("files")
          json.value(format.files)
        }
      }
    }
    json.key("texts")
    json.value(texts)
    json.key("locales")
    json.values(locales.map(\.identifier))
    json.key("faultyFiles")
    json.value(faulty)
  }
}
