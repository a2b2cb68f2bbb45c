import AppModel
import PageParts
import Review

/// The edits of a cause as the files show them, up to a limit.
struct CauseEdits {
  let report: ChangeReport
  let edits: [Edit]
  /// The maximum number of edits that are listed.
  let most: Int

  /// The edits; with several, each one has its sentence. Numbers of places that only follow are
  /// folded away.
  var nodes: [Node] {
    let numbers = edits.filter(\.isOfNumber)
    let told = edits.withoutNumbers
    return told.prefix(most).flatMap { edit -> [Node] in
      let quote = EditQuote(edit: edit, old: report.old, new: report.new).nodes
      let caption = told.count > 1 ? [self.caption(of: edit)] : []
      return [Node("div", ["class": "edit"], caption + (quote.isEmpty ? [words(on: edit)] : quote))]
    } + Node.more(told.count - most, of: "edit")
      + (told.count < edits.count
        ? [
          Node.details(numbers.count.counted(as: "number of a place", "numbers of places")) {
            report.list(of: numbers)
          }
        ] : [])
  }

  private func caption(of edit: Edit) -> Node {
    Node("p", ["class": "edit-caption"]) {
      edit.phrase(report.review.names).node
      if let place = edit.writtenPlace {
        " "
        Node("code") { place }
      }
    }
  }

  /// Returns the values of an edit whose file cannot be quoted.
  private func words(on edit: Edit) -> Node {
    Node("p", ["class": "values"]) {
      if let old = edit.old { Node("del") { Node("code") { old.value } } }
      " "
      if let new = edit.new { Node("ins") { Node("code") { new.value } } }
    }
  }
}

extension ChangeReport {
  /// The maximum number of edits of a list.
  private static let mostOfList = 300

  /// Returns edits in a list, a line for each.
  func list(of edits: [Edit], areIdle: Bool = false) -> [Node] {
    [
      Node("ul", ["class": "edits"]) {
        for edit in edits.prefix(Self.mostOfList) {
          Node("li") {
            edit.phrase(review.names, isIdle: areIdle).node
            if let place = edit.writtenPlace {
              " "
              Node("code", ["class": "muted"]) { place }
            }
          }
        }
      }
    ] + Node.more(edits.count - Self.mostOfList, of: "edit")
  }
}

extension Edit {
  /// Where the edit is: `rivers.json:31:20`; nil where neither side has a value.
  var writtenPlace: String? {
    (new ?? old).map { $0.place.called($0.place.file.readable).text }
  }
}
