import AppModel

extension StoryFinder {
  /// Joins what takes a mark away from one thing with what gives it to another.
  mutating func findMarks() {
    let marks = rest.filter { $0.element.isOfMark }
    var givers: [String: ElementIndex<Edit>] = [:]
    for (index, edit) in marks { if let text = edit.old?.text { givers[text] = index } }
    for (index, edit) in marks {
      guard let text = edit.new?.text, let giver = givers[text], giver != index,
        !taken.contains(giver)
      else { continue }
      add(.name, [index], with: [giver])
    }
  }

  /// Joins a type of items for which a screen no longer opens with the one for which it opens
  /// instead.
  mutating func findTypes() {
    let types = rest.filter(\.element.isOfContentType)
    let contents = types.map { $0.element.trail.steps.last?.node.canonicalText ?? "" }
    let groups = Dictionary(grouping: types.indices) { contents[$0] }
    for pair in contents.firstOfEach({ $0 }).map({ groups[$0]?.map { types[$0] } ?? [] })
    where pair.count == 2 && pair[0].element.kind != pair[1].element.kind {
      let went = pair[0].element.kind == .removed
      add(.exchange, (went ? pair : pair.reversed()).map(\.index), with: [])
    }
  }

  /// Joins the two edits that make another screen the home screen: either of them alone leaves two
  /// home screens, or none.
  mutating func findHome() {
    let moves = rest.filter { $0.element.isMeantAsHome || $0.element.takesHome }
    guard moves.count == 2, moves[0].element.isMeantAsHome != moves[1].element.isMeantAsHome else {
      return
    }
    let keys = Set(moves.map(\.element.screenKey))
    let edits = list.edits
    // The menu goes with it.
    let carried = dissolve { story in
      guard story.kind == .transfer, let edit = story.main.only.map({ edits[$0] }) else {
        return false
      }
      return edit.listName == "navigations"
        && Set([edit.screenKey, edit.atOrigin?.screenKey]) == keys
    }
    add(.home, moves.map(\.index), with: carried)
  }
}
