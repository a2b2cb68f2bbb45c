import Testing
import Texts

@Suite struct HashTests {
  /// The published values of the algorithm.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `a hash is that of FNV-1a`(text: String, hash: String) {
    #expect(FNVHash(of: text).text == hash)
  }

  @Test func `a number has as many digits as wanted, and more where it needs them`() {
    #expect(UInt8(0).hexadecimal(digits: 2) == "00")
    #expect(UInt8(0xAB).hexadecimal(digits: 4, uppercase: true) == "00AB")
    #expect(UInt32(0x1_2345).hexadecimal(digits: 2) == "12345")
  }

  @Test func `the digits of both cases have values, and nothing else has`() {
    for byte in UInt8.min...UInt8.max {
      let digit = Character(Unicode.Scalar(byte))
      let expected = digit.isASCII ? digit.hexDigitValue.map { UInt8($0) } : nil
      #expect(byte.hexadecimalValue == expected)
    }
  }
}
