import AppModel

extension StoryFinder {
  /// Joins everything that takes ads away, where the app has none any more.
  mutating func joinAds() {
    let edits = list.edits
    guard edits.contains(where: \.takesAds),
      !list.screens.new.contains(where: { $0.node.hasAds(under: "") })
    else { return }
    unite(.most, as: .ads) { story in story.edits.allSatisfy { edits[$0].takesAds } ? 0 : nil }
  }
}

extension Edit {
  /// Whether the edit only takes ads away.
  fileprivate var takesAds: Bool {
    guard kind == .removed, let last = trail.steps.last else { return false }
    if isOfComponent { return last.node.text(under: "component_type") == "banner" }
    return trail.names.contains("advertising") && last.node.hasAds(under: last.name)
  }
}

extension FileNode {
  /// Whether there is an ad in the value under a key: a banner, or the id of what sells one.
  fileprivate func hasAds(under name: String) -> Bool {
    guard shape.isContainer else { return name.hasSuffix("_ad_unit_id") && !words.isEmpty }
    return text(under: "component_type") == "banner"
      || text(under: "insert_banner_ads") == "true"
      || children.contains { $0.node.hasAds(under: $0.name) }
  }
}
