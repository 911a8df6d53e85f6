package import Overset
package import OversetFits
import OversetModel
import OversetSyntax

/// A label fit as JSON, the same in a report and in an answer of `overset fit`.
package enum FitJSON {
  /// The answer to a request, on a line of its own.
  package static func answer(_ id: RequestID, _ result: Result<LabelFit, FitError>) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("id")
      switch id {
      case .null: json.null()
      case .number(let number): json.number(number)
      case .text(let text): json.value(text)
      }
      switch result {
      case .success(let fit): fit.writeMembers(to: &json)
      case .failure(let error):
        json.key("error")
        json.value(error.message)
      }
    }
    json.newline()
    return json.take()
  }
}

extension LabelFit {
  func write(to json: inout JSONWriter) {
    json.object { writeMembers(to: &$0) }
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.key("outcome")
    json.value(outcome.rawValue)
    json.key("confidence")
    json.value(confidence.name)
    json.key("reasons")
    json.values(confidence.reasons)
    json.key("scale")
    json.value(scale)
    json.key("kern")
    json.value(kern)
    json.key("intrinsicContentSize")
    intrinsicContentSize.write(to: &json)
    json.key("sizeThatFits")
    sizeThatFits.write(to: &json)
    json.key("sizeDoubt")
    json.value(sizeDoubt)
    json.key("textRect")
    textRect.write(to: &json)
    json.key("mirroredTextRect")
    mirroredTextRect.write(to: &json)
    json.key("inkBounds")
    if let inkBounds { inkBounds.write(to: &json) } else { json.null() }
    json.key("clipsInk")
    json.value(clipsInk)
    json.key("missingHeight")
    json.value(missingHeight)
    json.key("lines")
    json.array { json in
      for line in lines { line.write(to: &json) }
    }
    json.key("shown")
    json.value(shown)
    json.key("lost")
    json.value(lost)
    json.key("lostClusters")
    json.value(lostClusters)
    json.key("brokenWords")
    json.values(brokenWords)
    json.key("recovery")
    json.value(recovery?.rawValue)
    json.key("used")
    json.object { json in
      json.key("width")
      json.value(used.width)
      json.key("height")
      json.value(used.height)
    }
    json.key("needs")
    json.object { json in
      json.key("width")
      json.value(needs.width)
      json.key("lines")
      json.value(needs.lines)
      json.key("height")
      json.value(needs.height)
      json.key("scale")
      json.value(needs.scale)
    }
    json.key("fonts")
    json.array { json in
      for font in fonts { font.write(to: &json) }
    }
    json.key("missing")
    json.values(missing)
  }
}

extension LineFragment {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("start")
      json.value(textRange.lowerBound)
      json.key("end")
      json.value(textRange.upperBound)
      json.key("shown")
      json.value(shown)
      json.key("ellipsis")
      if let ellipsis {
        json.object { json in
          json.key("start")
          json.value(ellipsis.lowerBound)
          json.key("end")
          json.value(ellipsis.upperBound)
        }
      } else {
        json.null()
      }
      json.key("width")
      json.value(width)
      json.key("baseline")
      json.value(baseline)
      json.key("rect")
      rect.write(to: &json)
    }
  }
}

extension FontUse {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value(name)
      json.key("start")
      json.value(textRange.lowerBound)
      json.key("end")
      json.value(textRange.upperBound)
      json.key("standsIn")
      json.value(standsIn)
    }
  }
}

extension Size {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("width")
      json.value(width)
      json.key("height")
      json.value(height)
    }
  }
}

extension Rect {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("x")
      json.value(x)
      json.key("y")
      json.value(y)
      json.key("width")
      json.value(width)
      json.key("height")
      json.value(height)
    }
  }
}
