import AppLayout
import Testing

@testable import Wireframe

@Suite struct `What keys of boxes say` {
  /// A key, and what it is made of.
  struct Case {
    let key: BoxKey
    let component: String
    var outermost: String?
    var group: String?
    var name: String?
    var item: String?
    var place: Int?
  }

  private static let hero = ComponentKey("hero", inside: nil)
  private static let inner = ComponentKey("list", inside: ComponentKey("top", inside: hero))
  private static let root = ComponentKey("root", inside: nil)

  static let cases: [Case] = [
    Case(key: BoxKey(hero), component: "hero"),
    Case(key: BoxKey(hero, .header), component: "hero"),
    Case(key: BoxKey(hero).part(.strip), component: "hero"),
    Case(key: BoxKey(hero).item("70005"), component: "hero", item: "70005"),
    Case(
      key: BoxKey(hero, .body).item(BoxKey.name(ofItemAt: 2)), component: "hero", item: "cell-2",
      place: 2),
    Case(key: BoxKey(hero).item("cell-a-7"), component: "hero", item: "cell-a-7"),
    Case(
      key: BoxKey(inner, .end), component: "hero|top|list", outermost: "hero", group: "hero|top",
      name: "list"),
    Case(key: BoxKey(root), component: "root|", outermost: "root", name: "root"),
    Case(key: BoxKey(.tabs).item("home"), component: "tabs", item: "home"),
    Case(key: BoxKey(.bar).part(.title), component: "bar"),
  ]

  @Test(arguments: cases)
  func `the component with its groups, and the item`(expected: Case) {
    let key = BoxKey(reading: expected.key.text)
    #expect(key.component.text == expected.component)
    #expect(key.component.outermost.text == expected.outermost ?? expected.component)
    #expect(key.component.group?.text == expected.group)
    #expect(key.component.name == expected.name ?? expected.component)
    #expect(key.item == expected.item)
    #expect(key.itemPlace == expected.place)
  }
}
