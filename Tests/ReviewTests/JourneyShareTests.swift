import AppModel
import Support
import Testing

@testable import Review

@Suite struct `What each cause does to a journey` {
  /// A screen whose components open others.
  private static func screen(_ id: String, opening targets: [String]) -> String {
    let components = targets.enumerated().map { place, target in
      """
      { "id": "\(id)-\(place)", "component_type": "grid",
        "data": { "source": "s", "type": "X" \(target) } }
      """
    }
    return """
      { "id": "\(id)", "name": "\(id)", "home": \(id == "start"),
        "ui_components": [\(components.joined(separator: ","))] }
      """
  }

  /// An app in which the goal is opened by some screens.
  private static func app(opening goal: Set<String>) -> AppFiles {
    let to = { (target: String) in ", \"target\": \"\(target)\"" }
    let screens = [("start", "middle"), ("middle", "late"), ("late", "start")].map { id, next in
      screen(id, opening: [goal.contains(id) ? to("goal") : "", to(next)])
    }
    let all = (screens + [screen("goal", opening: [])]).joined(separator: ",")
    let journey = #"{ "journeys": [{ "name": "Reach the goal", "to": "goal" }] }"#
    return AppFiles([
      "rivers.json": .bytes(Array("[\(all)]".utf8)), "riverbed.json": .bytes(Array(journey.utf8)),
    ])
  }

  @Test func `is said once, from the old side to the new one, although each alone does less`()
    throws
  {
    let review = try ReviewCase(
      old: Self.app(opening: ["start", "middle", "late"]), new: Self.app(opening: ["late"])
    ).review()
    let cause = try #require(review.causes.first)
    #expect(cause.sentence.hasSuffix("the journey 'Reach the goal' takes 3 taps instead of 1"))
    #expect(review.causes.count == 1 && cause.edits.count == 2)
    #expect(cause.proof == .undone && cause.joined == .same)
  }

  @Test func `is said once where one of the edits is enough`() throws {
    let review = try ReviewCase(
      old: Self.app(opening: ["late"]), new: Self.app(opening: ["start", "middle", "late"])
    ).review()
    let said = review.causes.flatMap { cause in
      cause.findings.compactMap { review.findings[$0].journey?.sentence }
    }
    #expect(said == ["the journey 'Reach the goal' takes 1 tap instead of 3"])
  }
}
