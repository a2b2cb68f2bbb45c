import Support
import Testing

@testable import AppLayout
@testable import AppModel

@Suite struct `Words of the JSON Schemas` {
  static let sets: [(OwnFormat, String, Set<String>)] = [
    (
      .riverbed, "/properties/failOn/items/enum",
      Set(Rule.all.map(\.code) + SiteConfiguration.conditions)
    ),
    (.riverbed, "/properties/orientations/items/enum", Set(SiteConfiguration.orientationNames)),
    (
      .riverbed, "/properties/capabilities/additionalProperties/items/enum",
      words(Plugin.Capability.self).union(["ZPRootViewContainerControllerDelegate"])
    ),
    (.riverbed, "/$defs/device/properties/family/enum", Set(DeviceClass.allCases.map(\.family))),
    (
      .riverbed, "/$defs/device/properties/class/enum",
      Set(DeviceFront.all.map(\.word) + [DeviceKind.tvWord])
    ),
    (.riverbed, "/$defs/screen/properties/sizeClass/enum", words(SizeClassPair.self)),
    (.riverbed, "/$defs/cutout/properties/kind/enum", words(Cutout.Kind.self)),
    (.routes, "/$defs/scene/properties/container/enum", words(SceneContainer.self)),
    (.routes, "/$defs/presentation/properties/style/enum", words(PresentationStyle.self)),
    (.routes, "/$defs/segue/properties/style/enum", words(PresentationStyle.self)),
    (.routes, "/$defs/segue/properties/relationship/enum", words(SegueRelationship.self)),
    (.families, "/$defs/style/properties/style/enum", words(CellTemplate.self)),
    (.feedsIndex, "/items/properties/type/examples", Set(DataSourceType.named.keys)),
  ]

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type
  ) -> Set<String> {
    Set(Word.allCases.map(\.rawValue))
  }

  @Test(arguments: sets.indices)
  func `a set of words is the one that the loader knows`(index: Int) throws {
    let (format, pointer, words) = Self.sets[index]
    let written = try format.schema().json.at(pointer).texts
    #expect(Set(written).symmetricDifference(words).sorted() == [], "\(format) \(pointer)")
    #expect(written.count == Set(written).count)
  }

  @Test func `the devices of a site that does not choose any are those that the schema names`()
    throws
  {
    let rivers = #"[{"id": "a", "name": "A", "home": true}]"#
    let settings = #"{"device_target": "universal", "flavor": "tv"}"#
    let app = try App(texts: ["rivers.json": rivers, "settings.json": settings])
    let names = app.standardDevices
    try #require(names.count == 3)
    let words = "Without it, \(names[0]), \(names[1]) where"
    let text = try OwnFormat.riverbed.schema().json.at("/properties/devices/description").text
    #expect(text?.contains(words) == true && text?.contains("and \(names[2]) where") == true)
  }

  @Test(arguments: Cutout.Kind.allCases)
  func `a device whose front has a kind of cutout is one of the schema's alternatives`(
    kind: Cutout.Kind
  ) throws {
    let device =
      #"{"devices": [{"id": "a", "class": "\#(kind.rawValue)", "portrait": {"w": 100, "h": 200}, "#
      + #""cutout": {"kind": "\#(kind.rawValue)", "w": 20, "h": 5}}]}"#
    let violations = try OwnFormat.riverbed.schema().violations(
      in: JSONTree(strictly: Array(device.utf8)))
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test(arguments: LayoutAttribute.allCases)
  func `an attribute can be what the loader says it can be`(attribute: LayoutAttribute) throws {
    let schema = try OwnFormat.families.schema().json
    let wanted =
      attribute.canBe(-1)
      ? "number"
      : attribute.canBe(0) ? "length" : attribute.canBe(0.5) ? "positive" : "atLeastOne"
    let pointer = "/$defs/attributes/properties/\(attribute.name)/$ref"
    #expect(try schema.at(pointer).text == "#/$defs/\(wanted)")
  }

  @Test func `the keys of families are those that the loader knows`() throws {
    let schema = try OwnFormat.families.schema().json
    let keys = { pointer in Set(try schema.at(pointer).members.map(\.key)) }
    #expect(try keys("/$defs/attributes/properties") == Set(FamilyReader.attributeNames))
    #expect(
      try keys("/$defs/style/properties/devices/properties")
        == Set(CellStyle.DeviceGroup.allCases.map(\.rawValue)))
    let sections = ComponentKind.builderNames.flatMap { ComponentKind($0).familySections }
    let others = [Family.screenSection, Family.headerSection, "ui_component"]
    #expect(try keys("/$defs/family/properties") == Set(sections + others))
  }
}
