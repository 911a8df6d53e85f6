package import Overset
import OversetModel
import OversetSyntax

/// What was read from every file, as JSON: one element for each text that is written in it.
package enum CatalogsJSON {
  /// An object with a list of files, and what could not be read.
  package static func text(of inventory: CatalogInventory) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("files")
      json.array { json in
        for file in inventory.files {
          json.line()
          file.write(to: &json)
        }
      }
      json.key("notices")
      json.array { json in
        for notice in inventory.notices {
          json.line()
          json.object { json in
            json.key("severity")
            json.value(notice.severity.rawValue)
            json.key("message")
            json.value(notice.message)
          }
        }
      }
    }
    json.newline()
    return json.take()
  }
}

extension CatalogInventory.File {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.value(path)
      json.key("format")
      json.value(format.name)
      json.key("table")
      json.value(table)
      json.key("locale")
      json.value(locale?.identifier)
      json.key("bundle")
      json.value(bundle)
      json.key("encoding")
      json.value(encoding)
      json.key("outcome")
      json.value(outcome.rawValue)
      json.key("entries")
      json.array { json in
        for catalog in catalogs { catalog.writeEntries(to: &json) }
      }
      json.key("lost")
      json.array { json in
        for catalog in catalogs {
          for entry in catalog.lost { entry.write(in: catalog, to: &json) }
        }
      }
      json.key("faults")
      json.array { json in
        for catalog in catalogs {
          for fault in catalog.faults {
            json.object { json in
              json.write(fault.position, in: catalog, "line", "column")
              json.key("extent")
              json.value(fault.extent.rawValue)
              json.key("message")
              json.value(fault.message)
            }
          }
        }
      }
    }
  }
}

extension Catalog {
  /// In file order, with those that a later one replaces.
  fileprivate func writeEntries(to json: inout JSONWriter) {
    let written = entries.filter(\.isWritten).map { ($0, isOverridden: false) }
    let replaced = overridden.filter(\.isWritten).map { ($0, isOverridden: true) }
    let all =
      replaced.isEmpty
      ? written
      : (written + replaced).enumerated().sorted {
        ($0.element.0.valuePosition, $0.offset) < ($1.element.0.valuePosition, $1.offset)
      }.map(\.element)
    for (entry, isOverridden) in all {
      entry.write(in: self, isOverridden: isOverridden, to: &json)
    }
  }
}

extension CatalogEntry {
  fileprivate func write(
    in catalog: Catalog, isOverridden: Bool = false, to json: inout JSONWriter
  ) {
    json.line()
    json.object { json in
      json.key("key")
      json.value(key)
      json.key("value")
      json.value(value)
      json.key("comment")
      json.value(comment)
      json.key("state")
      json.value(state)
      json.key("locale")
      json.value(locale.identifier)
      if let original = catalog.original {
        json.key("original")
        json.value(original)
      }
      json.write(keyPosition, in: catalog, "line", "column")
      json.write(valuePosition, in: catalog, "valueLine", "valueColumn")
      json.key("variant")
      json.object { json in
        json.key("plural")
        json.value(variation.plural?.rawValue)
        json.key("device")
        json.value(variation.device)
        json.key("width")
        json.value(variation.width)
        json.key("substitution")
        json.value(variation.substitution)
      }
      if isOverridden {
        json.key("isOverridden")
        json.value(true)
      }
    }
  }
}

extension JSONWriter {
  /// Both null in a file that has no lines.
  fileprivate mutating func write(
    _ position: TextPosition, in catalog: Catalog, _ line: StaticString, _ column: StaticString
  ) {
    key(line)
    if catalog.hasPositions { value(position.line) } else { null() }
    key(column)
    if catalog.hasPositions { value(position.column) } else { null() }
  }
}
