import AppLayout
import AppModel

/// The components of an app by where they are in its files.
struct PlacedComponents: Sendable {
  private var components: [String: [Place]] = [:]

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
      for component in screen.allComponents {
        let location = component.location
        components[read.reading.sources[location.file].name, default: []].append(
          Place(
            offset: location.offset,
            found: Found(component: ComponentKey(component.key), screen: screen.key)))
      }
    }
    for file in components.keys { components[file]?.sort { $0.offset < $1.offset } }
  }

  /// The last component that begins before a place.
  func component(at offset: UInt32, in file: String) -> Found? {
    let places = components[file] ?? []
    let end = places.partitionPoint { $0.offset > offset }
    return end == 0 ? nil : places[end - 1].found
  }
}
