import Lists
package import Reading

/// What a storyboard of Interface Builder says: its scenes, segues, and views with a custom class.
package struct Storyboard: Hashable, Sendable {
  /// The path of the file in the app's folder.
  package let file: String
  package let system: StoryboardSystem
  package let isLaunchScreen: Bool
  let scenes: [Scene]
  let segues: [Segue]
  /// The views with a custom class, each with its scene.
  let views: [SceneView]
  package let location: Location

  /// A view with a custom class below the view of a scene.
  struct SceneView: Hashable, Sendable {
    let view: ViewRoute
    let scene: ElementIndex<Scene>
  }

  /// Whether it has the name that new projects give to the storyboard of their window.
  package var isMain: Bool { name == "Main" }

  /// The name that placeholders use: the file's name without folders and extension.
  var name: Substring {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { file[file.index(after: $0)...] } ?? file[...]
    // Other dots are part of the name, as in Main.iPad.storyboard.
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
  }
}
