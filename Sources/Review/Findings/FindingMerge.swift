import AppModel
import SiteFiles

/// The findings of many pictures, and their causes.
struct FindingMerge {
  let findings: [Finding]
  let causes: [Cause]
  /// The causes of each picture, in ascending order.
  let causesOfPictures: ElementTable<ComparedPicture, [ElementIndex<Cause>]>
  /// The findings of each picture's changes, in the order of the changes.
  let findingsOfPictures: ElementTable<ComparedPicture, [ElementIndex<Finding>]>

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], edits: [Edit],
    stories: [Story] = [], unseen: UnseenStories? = nil, stated: [Int] = [],
    elsewhere: ElsewhereSearch? = nil, cancelled: CancelledPictures? = nil,
    journeys: JourneyChanges? = nil,
    retitled: [(screen: String, titles: Sides<String>)] = [], screens: ReviewedScreens,
    names: AuthorNames,
    isConfigured: (PictureSubject) -> Bool = { _ in false }
  ) {
    let shared = SharedCauses(of: explanations, in: pictures, on: screens.home)
    let collection = FindingCollection(of: explanations, in: pictures, screens, shared)
    let drafts = collection.drafts
    var findings = drafts.values.map { $0.finding(on: screens) }
    let unseenCauses = (unseen?.found ?? []).map { places, differences in
      CauseDraft(
        unseen: places.map { stories[$0] }, among: edits, differences, on: screens, &findings
      )
    }
    let inferred = collection.inferred(shared, findings)
    let shown = ShownTitles(in: findings)
    let retitledCauses = retitled.compactMap { screen, titles in
      shown.contain(titles, of: screen) ? nil : CauseDraft(retitled: screen, titles, &findings)
    }
    var found =
      collection.proven(explanations.causes, edits, stories) + unseenCauses + inferred
      + retitledCauses
    journeys?.add(to: &found, &findings, among: edits, stories)
    found += stated.enumerated().map { number, place in
      CauseDraft(
        stating: stories[place], among: edits,
        shown: (number < Self.mostShown ? elsewhere : nil)?.pictures(without: stories[place].edits))
    }
    let colors = found.indices.filter { found[$0].elsewhere == nil && found[$0].isOfColors }
    for place in colors.prefix(max(0, Self.mostShown - stated.count)) {
      // Pictures without the colors of the app show at most what follows from a color.
      let shown = elsewhere?.pictures(without: found[place].places)
      if shown?.lack == .theme { found[place].elsewhere = shown }
    }
    let effects = CauseEffects(collection: collection, findings: findings, names: names)
    let words = CauseWords(names: names)
    let configured = Set(pictures.elementIndices.filter { isConfigured(pictures[$0].subject) })
    let all = found.map { draft -> (cause: Cause, rank: CauseRank) in
      let tally = draft.findings.reduce(into: FindingTally()) { $0.add(collection.tally(of: $1)) }
      let own = draft.findings.map { findings[$0] }
      let stories = draft.stories.map { StoryWords($0, among: edits, names) }
      let sentence = { (isHeadline: Bool) in
        // What no picture can show is said as it is written.
        if draft.isIdle {
          return
            ([EditWords(draft.edits[0], names, isIdle: true).plain]
            + stories.map(\.problems).flatMap { $0.asBefore + $0.new })
            .joined(separator: "; ")
        }
        return draft.edits.isEmpty
          ? words.sentence(of: own)
          : words.sentence(of: draft.stories, among: edits, own, isHeadline: isHeadline)
      }
      let order = draft.toldOrder(among: edits, names)
      let cause = Cause(
        id: draft.id, proof: draft.proof,
        joined: draft.stories.count > 1 ? .together : draft.stories.first?.joined,
        edits: order.map { draft.edits[$0] }, places: draft.places,
        findingsOfEdits: draft.findingsOfEdits.isEmpty
          ? [] : order.map { draft.findingsOfEdits[$0] },
        findings: draft.findings,
        phrase: Phrase(marked: own.saying(sentence(false), draft.edits).withCapitalArticle),
        headline: Phrase(marked: own.saying(sentence(true), draft.edits)),
        failures: draft.stories.flatMap(\.harm.failures),
        problems: stories.flatMap(\.toldProblems),
        effects: effects.effects(of: draft),
        pictures: tally.pictures.count,
        screens: draft.screens ?? tally.screens(among: screens), elsewhere: draft.elsewhere)
      let isBreaking =
        stories.contains(where: \.isBreaking)
        || own.contains { $0.journey?.isBroken == true }
      return (
        cause,
        CauseRank(
          isBreaking: isBreaking, isStated: draft.proof == .stated,
          isSlight: !stories.isEmpty && stories.allSatisfy(\.isSlight),
          isSeen: own.contains { $0.kind != .retargeted },
          configured: tally.pictures.count(where: configured.contains),
          screens: cause.screens.count, pictures: cause.pictures, area: tally.area,
          finding: draft.findings.first ?? ElementIndex(.max))
      )
    }
    let causes = all.sorted { $0.rank < $1.rank }.map(\.cause)
    var causesOfPictures = ElementTable<ComparedPicture, [ElementIndex<Cause>]>(
      repeating: [], count: pictures.count)
    for (index, cause) in causes.withIndices {
      for picture in Set(cause.findings.flatMap { collection.tally(of: $0).pictures }) {
        causesOfPictures[picture].append(index)
      }
    }
    for (picture, edits) in cancelled?.edits ?? [:] {
      causesOfPictures[picture] = causes.elementIndices.filter {
        !edits.isDisjoint(with: causes[$0].places)
      }
    }
    self.findings = findings
    self.causes = causes
    self.causesOfPictures = causesOfPictures
    findingsOfPictures = collection.findingsOfPictures
  }

  /// The most causes for which pictures are looked for that were not compared.
  private static let mostShown = 16
}

/// A cause before it is put into words.
struct CauseDraft {
  let id: String
  let proof: Cause.Proof
  var stories: [Story] = []
  let edits: [Edit]
  /// Where the edits are among all of them.
  var places: [ElementIndex<Edit>] = []
  /// The findings of each of several edits alone.
  var findingsOfEdits: [[ElementIndex<Finding>]] = []
  var findings: [ElementIndex<Finding>]
  /// The screens whose pages say it, if no picture shows it.
  var screens: [String]?
  var elsewhere: ShownElsewhere?
}

extension CauseDraft {
  /// Whether it is one edit that nothing shows, and that breaks nothing.
  fileprivate var isIdle: Bool {
    elsewhere?.lack == .anything && edits.count == 1 && stories.allSatisfy(\.harm.isEmpty)
  }

  /// Whether only colors were edited.
  fileprivate var isOfColors: Bool { !edits.isEmpty && edits.allSatisfy(\.isOfColor) }

  /// How many findings of one kind say what pages say differently.
  private static let mostWords = 3

  /// Creates the cause of some stories without any findings so far.
  init(of stories: [Story], among edits: [Edit], _ proof: Cause.Proof) {
    self.stories = stories
    self.proof = proof
    places = stories.flatMap(\.edits).sorted()
    self.edits = places.map { edits[$0] }
    id = CauseID.of(self.edits)
    findingsOfEdits = places.map { _ in [] }
    findings = []
  }

  /// Creates a cause that no picture shows, and adds its findings.
  fileprivate init(
    unseen stories: [Story], among edits: [Edit], _ differences: [WordDifference],
    on screens: ReviewedScreens, _ findings: inout [Finding]
  ) {
    self.init(of: stories, among: edits, stories.count == 1 ? .undone : .together)
    let path = stories.first?.main.first.map { edits[$0].path } ?? ""
    let kept = { (keys: [String]) in screens.inOrder(keys.filter(screens.kept.contains)) }
    for kind in WordDifference.Kind.allCases {
      for difference in differences.filter({ $0.kind == kind }).prefix(Self.mostWords) {
        self.findings.append(ElementIndex(findings.count))
        findings.append(
          Finding(unseen: difference.event, of: path, on: kept(difference.screens)))
      }
    }
    self.screens = kept(differences.flatMap(\.screens))
  }

  /// Creates the cause that nothing compared shows.
  fileprivate init(stating story: Story, among edits: [Edit], shown elsewhere: ShownElsewhere?) {
    self.init(of: [story], among: edits, .stated)
    self.elsewhere = elsewhere ?? .nowhere
    screens = self.elsewhere?.pictures.compactMap(\.subject.screen)
  }

  /// Creates the cause of another title of a screen, and adds its finding.
  fileprivate init(
    retitled screen: String, _ titles: Sides<String>, _ findings: inout [Finding]
  ) {
    let event = BoxChange.Event.retitled(Sides(old: titles.old, new: titles.new))
    self.findings = [ElementIndex(findings.count)]
    findings.append(Finding(unseen: event, of: screen, on: [screen]))
    (id, proof, edits) = (CauseID.of([findings[findings.count - 1]], in: []), .inferred, [])
    screens = [screen]
  }
}

extension Finding {
  /// Creates a finding that no picture shows, about a value, a screen or a journey.
  init(unseen event: BoxChange.Event, of path: String, on screens: [String]) {
    self.init(
      subject: .value(path), event: event, old: nil, new: nil, least: nil, most: nil,
      isPlaceholder: Sides(old: false, new: false), scope: nil, label: nil, sources: [],
      screens: screens,
      pictures: 0, otherPictures: 0, boxes: 0, keys: 0, fewKeys: [], component: nil, example: nil)
  }
}

extension FindingCollection {
  /// Returns where a finding is seen; nowhere for one that no picture shows.
  func tally(of finding: ElementIndex<Finding>) -> FindingTally {
    finding.index < drafts.values.count ? drafts[finding].tally : FindingTally()
  }

  /// Returns the causes that are edits.
  fileprivate func proven(
    _ causes: [Explanations.ProvenCause], _ edits: [Edit], _ stories: [Story]
  ) -> [CauseDraft] {
    var found: [Int: [ElementIndex<Finding>]] = [:]
    for place in likenesses.elementIndices {
      if let cause = likenesses[place].cause { found[cause, default: []].append(place) }
    }
    return found.sorted { $0.key < $1.key }.map { place, findings in
      let cause = causes[place]
      let own = cause.edits.map { edits[$0] }
      return CauseDraft(
        id: CauseID.of(own), proof: cause.proof, stories: cause.stories.map { stories[$0] },
        edits: own, places: cause.edits,
        findingsOfEdits: findingsOfEdits[place].map { $0.sorted() }, findings: findings)
    }
  }

  /// Returns the causes of what no edit explains.
  fileprivate func inferred(_ shared: SharedCauses, _ findings: [Finding]) -> [CauseDraft] {
    var found: [ElementIndex<SharedCauses.Group>: [ElementIndex<Finding>]] = [:]
    for place in likenesses.elementIndices {
      if let group = likenesses[place].shared { found[group, default: []].append(place) }
    }
    return found.sorted { $0.key < $1.key }.map { group, places in
      CauseDraft(
        id: CauseID.of(places.map { findings[$0] }, in: shared.groups[group].places),
        proof: .inferred, edits: [], findings: places)
    }
  }
}
