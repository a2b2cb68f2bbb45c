import Support
import Testing

@testable import AppModel
@testable import Printing

/// The choices in the tables that are written by hand; those of the schemas have tests of their own.
@Suite struct `Choices of keys` {
  private static let choices: [String: Set<String>] = [
    "screen.styles.presentation": words { ScreenPresentation($0) != nil },
    "screen.plugin_type": ["player"],
    "layout.api_version": [LayoutFile.versionOfToday],
    "screen.type": words { !Screen.Kind($0).isPlugin },
    "component.component_type": Set(ComponentKind.builderNames),
    "data.type": Set(DataSourceType.named.keys),
    "navigation.category": words { ![.other($0)].contains(Navigation.Category($0)) },
    "nav_bar.state": all(Placement.self),
    "nav_bar.background_type": all(NavigationBarModel.Background.self),
    "nav_bar.presentation_style": all(NavigationBarModel.TitleStyle.self),
    "nav_bar.style": all(NavigationBarModel.Alignment.self),
    "item.type": Set(NavigationItem.Kind.named.keys),
    "plugin.type": words { ![.other($0)].contains(Plugin.Kind($0)) },
    "plugin.capabilities": Set(Plugin.Capability.names),
    "settings.template": [Settings.builder],
    "settings.device_target": all(DeviceTarget.Kind.self),
    "settings.flavor": Set(Settings.flavors),
    "status_bar.style": Set(StatusBarSettings.Glyphs.styles),
  ]

  private static func all<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type
  ) -> Set<String> {
    Set(Word.allCases.map(\.rawValue))
  }

  /// Returns the words of the sources that a reader knows.
  private static func words(where isKnown: (String) -> Bool) -> Set<String> {
    Set(((try? AskedKeys.words.get()) ?? []).filter(isKnown))
  }

  /// The keys of the apps' own files that say which words they can be.
  private static let keys = KnownKey.all.filter {
    $0.table.isOfTheApps && !$0.row.choices.isEmpty
  }

  @Test(arguments: keys)
  func `a key can be what its reader knows`(key: KnownKey) throws {
    let known = try #require(Self.choices[key.fullName], "\(key.fullName) has no set of words")
    #expect(Set(key.row.choices).symmetricDifference(known).sorted() == [], "\(key.fullName)")
    #expect(key.row.choices.count == known.count)
  }

  @Test func `every set of words is that of a key`() {
    #expect(Set(Self.choices.keys).subtracting(Self.keys.map(\.fullName)).sorted() == [])
  }
}
