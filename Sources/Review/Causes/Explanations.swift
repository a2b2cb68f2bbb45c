import AppModel

/// The changes of pictures, and the edits that make them.
struct Explanations {
  /// Edits in ascending order.
  typealias Group = [ElementIndex<Edit>]

  /// The proven causes, in the order of their first edits.
  let causes: [ProvenCause]
  /// The changes of each picture, each with its cause if that is proven: first those of the causes,
  /// in their order.
  private let changes: ElementTable<ComparedPicture, [Explained]>

  /// Edits that make changes, as was found by undoing them.
  struct ProvenCause {
    let edits: Group
    /// The places of its stories.
    let stories: [Int]
    let proof: Cause.Proof
    var share: Share
    /// What each of several edits does alone, in the order of the edits.
    var parts: [Share] = []
  }

  /// A change of a picture with its cause.
  struct Explained {
    let change: BoxChange
    /// The place of the cause; nil if it is not known.
    let cause: Int?
  }

  /// The changes that undoing some edits takes away, by the pictures that have any.
  typealias Share = [ElementIndex<ComparedPicture>: [BoxChange]]

  /// Puts together the changes that causes make with those that nothing explains.
  init(_ causes: [ProvenCause], open: ElementTable<ComparedPicture, [BoxChange]>) {
    self.causes = causes
    var changes = open.map { $0.map { Explained(change: $0, cause: nil) } }
    for (place, cause) in causes.enumerated().reversed() {
      for (picture, own) in cause.share {
        changes[picture].insert(contentsOf: own.map { Explained(change: $0, cause: place) }, at: 0)
      }
    }
    self.changes = changes
  }

  /// The edits that do something.
  var active: Set<ElementIndex<Edit>> { Set(causes.flatMap(\.edits)) }

  /// Returns the changes of a picture, each with its cause.
  func explained(in picture: ElementIndex<ComparedPicture>) -> [Explained] { changes[picture] }
}
