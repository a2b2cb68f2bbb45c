import AppLayout
package import AppModel
import SiteFiles
import Wireframe

extension ChangeReview {
  /// Returns the picture that shows each cause best: one that shows what the cause says first, most
  /// of it inside the picture, with as few other causes as possible; nil for a cause that no picture
  /// shows.
  package func examples() -> ElementTable<Cause, ElementIndex<ComparedPicture>?> {
    var causesOfFindings = ElementTable<Finding, [ElementIndex<Cause>]>(
      repeating: [], count: findings.count)
    for (index, cause) in causes.withIndices {
      for finding in cause.findings { causesOfFindings[finding].append(index) }
    }
    var best = ElementTable<Cause, (rank: ExampleRank, picture: ElementIndex<ComparedPicture>)?>(
      repeating: nil, count: causes.count)
    let firsts = causes.map { Set($0.effects.first?.findings ?? []) }
    let areSeen = firsts.map { $0.contains { findings[$0].kind.isSeen } }
    // Where something leads is not seen, but from where.
    let areWays = firsts.map { $0.contains { findings[$0].kind == .retargeted } }
    let areColors = causes.map { $0.edits.first?.isOfColor ?? false }
    let colored = Set(drawnThemes.filter(\.wearsAppColors).map(\.name))
    let editedScreens = causes.map { Set($0.edits.compactMap(\.screenKey)) }
    for (index, picture) in pictures.withIndices {
      var shares: [ElementIndex<Cause>: VisibleShare] = [:]
      var ofFirsts: [ElementIndex<Cause>: VisibleShare] = [:]
      for (change, finding) in zip(picture.changes, findingsOfPictures[index]) {
        for cause in causesOfFindings[finding] {
          shares[cause, default: VisibleShare()].add(change, of: picture)
          guard firsts[cause.index].contains(finding) else { continue }
          ofFirsts[cause, default: VisibleShare()].add(change, of: picture)
        }
      }
      for cause in causesOfPictures[index] {
        let rank = ExampleRank(
          lacksFirst: (areSeen[cause.index] || areWays[cause.index])
            && ofFirsts[cause]?.isHidden != false,
          looksAlike: (areSeen[cause.index] || !areWays[cause.index])
            && picture.verdict.looksAlike,
          isHidden: shares[cause]?.isHidden ?? false,
          isElsewhere:
            !(editedScreens[cause.index].isEmpty
            || picture.subject.screen.map(editedScreens[cause.index].contains) ?? false),
          isGray: areColors[cause.index]
            && !(picture.subject.theme.map(colored.contains) ?? false),
          causes: causesOfPictures[index].count, isOther: !isConfigured(index),
          clarity: picture.subject.kind.clarity)
        if let known = best[cause], !(rank < known.rank) { continue }
        best[cause] = (rank, index)
      }
    }
    return best.map { $0?.picture }
  }

  /// Returns pictures by how well they show what changed, the best one first.
  package func clearestFirst(
    _ places: [ElementIndex<ComparedPicture>]
  ) -> [ElementIndex<ComparedPicture>] {
    let ranks = places.map { place in
      let picture = pictures[place]
      var share = VisibleShare()
      for change in picture.changes { share.add(change, of: picture) }
      return ExampleRank(
        lacksFirst: false, looksAlike: picture.verdict.looksAlike,
        isHidden: share.isHidden, isElsewhere: false, isGray: false, causes: 0,
        isOther: !isConfigured(place), clarity: picture.subject.kind.clarity)
    }
    return places.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { places[$0] }
  }

  /// Whether a picture shows its screen as users see it; false where that is not known.
  package func isConfigured(_ place: ElementIndex<ComparedPicture>) -> Bool {
    sides.isConfigured(pictures[place].subject)
  }
}

extension SidePair {
  /// Whether a picture shows its screen as users see it; false where that is not known.
  func isConfigured(_ subject: PictureSubject) -> Bool {
    guard subject.kind != .configured else { return true }
    guard case .drawn(let new, _) = new, let key = subject.screen,
      let screen = new.app.screen(key), let held = new.held(subject)
    else { return false }
    let configured = new.app.configuredVariant(of: screen, on: held)
    return subject.kind == .state(PictureState(configured))
  }
}

/// How well a picture shows a cause; the least shows it best.
private struct ExampleRank: Comparable {
  /// Whether what the cause says first is not there.
  let lacksFirst: Bool
  let looksAlike: Bool
  let isHidden: Bool
  /// Whether it shows another screen than those that were edited.
  let isElsewhere: Bool
  /// Whether a color changed, and it has the colors of a wireframe.
  let isGray: Bool
  let causes: Int
  /// Whether it shows the screen with other bars than users see.
  let isOther: Bool
  let clarity: Int

  static func < (left: Self, right: Self) -> Bool {
    left.words.lexicographicallyPrecedes(right.words)
  }

  private var words: [Int] {
    [lacksFirst, looksAlike, isHidden, isElsewhere, isGray].map { $0 ? 1 : 0 }
      + [causes, isOther ? 1 : 0, clarity]
  }
}

extension PictureKind {
  /// How well a picture of this kind shows a change; smaller is better.
  fileprivate var clarity: Int {
    switch self {
    case .configured: 0
    case .state(.bars): 1
    case .state(.entrance): 2
    case .state(.full): 3
    case .menu: 4
    case .other: 5
    }
  }
}
