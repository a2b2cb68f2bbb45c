/// The paths of the values in a JSON file, whether or not the apps read them.
///
/// They are found from the outside in, and what an object or a list holds is only named once, so
/// that the time for any number of paths is linear in the size of the file.
package struct JSONSourcePaths {
  private let file: SourceContainer
  private let remembersSpellings: Bool
  /// What is inside the values that lead to those that were asked for, by where these begin.
  private var containers: [UInt32: SourceContainer] = [:]

  /// Begins with the whole of a file; only with other spellings if these are asked for.
  package init(of root: JSON, in name: String) {
    self.init(of: root, in: name, rememberingSpellings: false)
  }

  init(of root: JSON, in name: String, rememberingSpellings remembersSpellings: Bool) {
    self.remembersSpellings = remembersSpellings
    file = SourceContainer(
      root, as: SourcePlace(ofFile: name, root), at: Spellings(file: name), remembersSpellings)
  }

  /// Returns the path of the value or key that begins at an offset.
  package mutating func path(at offset: UInt32) -> SourcePath { spellings(at: offset).path }

  /// Returns all spellings of the path of the value or key that begins at an offset.
  mutating func spellings(at offset: UInt32) -> Spellings {
    var container = file
    while let child = container.child(at: offset) {
      let spellings = container.spellings.appending(child)
      let start = child.value.range.lowerBound
      guard start < offset else { return spellings }
      let inner =
        containers[start]
        ?? SourceContainer(child.value, as: child.place, at: spellings, remembersSpellings)
      containers[start] = inner
      container = inner
    }
    return container.spellings
  }

  /// A path as it is, and as earlier versions wrote it.
  struct Spellings {
    private(set) var path: SourcePath
    /// With the places of elements that are no things of an app, as lists of known problems had
    /// them.
    private(set) var byPlace: SourcePath
    /// With all keys, and ids or else types of elements, as comparisons had them.
    private(set) var byIdentity: SourcePath

    init(file: String) {
      path = SourcePath(file: file)
      (byPlace, byIdentity) = (path, path)
    }

    fileprivate func appending(_ child: SourceContainer.Child) -> Spellings {
      var inner = self
      inner.path = path.appending(child.name)
      inner.byPlace = byPlace.appending(child.place == .value ? child.step : child.name)
      for step in child.identity { inner.byIdentity = inner.byIdentity.appending(step) }
      return inner
    }

    /// All of them, without repetitions.
    var all: [SourcePath] { [path, byPlace, byIdentity].firstOfEach(\.self) }
  }
}
