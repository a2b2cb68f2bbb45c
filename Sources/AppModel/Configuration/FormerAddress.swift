/// The slug that a screen had before its name was changed: links to its page still lead to it.
package struct FormerAddress: Hashable, Sendable {
  package let old: Located<String>
  /// The slug of the screen.
  package let new: Located<String>

  /// The most that an app can have.
  fileprivate static let most = 1000

  /// Reads an object of slugs, old to new. What cannot be used is skipped and reported.
  static func list(_ reader: inout ObjectReader) -> [FormerAddress] {
    reader.knowsAnyKey()
    var addresses: [FormerAddress] = []
    for (name, value) in reader.entries {
      guard addresses.count < most else {
        reader.report(.tooMany, at: name.location)
        break
      }
      guard case .string(let slug) = value.content else {
        reader.wrongType(of: "'\(name: name.value)' in 'formerly'", value, "a string", else: "")
        continue
      }
      addresses.append(
        FormerAddress(old: name, new: Located(value: slug, location: value.location)))
    }
    return addresses.lastOfEach(\.old.value)
  }
}

extension Rule {
  static let formerAddress = Rule(
    "former-address",
    means: "An entry of formerly in riverbed.json is not an address, leads to no screen, to "
      + "another entry or back to itself, or there are too many. As a note: a screen has the "
      + "address.",
    matters: "Links to a screen that has another name now lead nowhere.",
    fix: "Write the name in old addresses, and the one in those of today: "
      + "{ \"live\": \"studio\" } leads from screens/live/ to screens/studio/. 'riverbed diff' "
      + "prints the line for screens whose addresses change.",
    plainMeaning: "An entry of formerly in riverbed.json is not an address, leads to no screen, to "
      + "another entry or back to itself, or there are too many. As a hint: a screen has the "
      + "address.")
}

extension Diagnostic.Message {
  fileprivate static var tooMany: Self {
    Self(
      .formerAddress, .error,
      "there are more than \(FormerAddress.most) former addresses; this one and what follows is "
        + "left out")
  }
}
