import AppLayout
import AppModel

/// The components of an app by where they are in its files.
struct PlacedComponents: Sendable {
  private var components: [Level: [Place]] = [:]

  /// How deep components of a file are: of those of one level, each ends before the next begins.
  private struct Level: Hashable, Sendable {
    let file: String
    let depth: Int
  }

  private struct Place: Sendable {
    let offset: UInt32
    let found: Found
  }

  /// A component, and the key of its screen.
  struct Found: Hashable, Sendable {
    let component: ComponentKey
    let screen: String
  }

  init() {}

  init(of read: ReviewedApp) {
    for screen in read.app.screens where screen.isWritten {
      var (level, depth) = (screen.components, 1)
      while !level.isEmpty {
        for component in level {
          let file = read.reading.sources[component.location.file].name
          components[Level(file: file, depth: depth), default: []].append(
            Place(
              offset: component.location.offset,
              found: Found(component: ComponentKey(component.key), screen: screen.key)))
        }
        (level, depth) = (level.flatMap(\.components), depth + 1)
      }
    }
    for level in components.keys { components[level]?.sort { $0.offset < $1.offset } }
  }

  /// The innermost component that a problem is in: the last of its level that begins before it.
  func component(of problem: PlacedDiagnostic) -> Found? {
    let depth = problem.keys.count(where: EditSubject.componentLists.contains)
    let places = components[Level(file: problem.file, depth: depth)] ?? []
    let end = places.partitionPoint { $0.offset > problem.offset }
    return end == 0 ? nil : places[end - 1].found
  }
}

extension PlacedDiagnostic {
  /// The keys and numbers that lead to what it is about; none in a file that is not JSON.
  var keys: [String] { (path ?? "").split { ".[]\"".contains($0) }.map(String.init) }
}
