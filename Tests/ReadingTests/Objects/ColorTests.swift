import Testing

@testable import Reading

@Suite struct `Colors` {
  @Test(arguments: [
    ("#ff9013fe", "#ff9013fe"), ("#00000000", "#00000000"), ("#80FFFFFF", "#80ffffff"),
    ("#363C4A", "#ff363c4a"), ("#FfFfFf", "#ffffffff"),
    ("rgba(43,43,43, 1)", "#ff2b2b2b"), ("rgba(25, 170, 85, 0.5)", "#8019aa55"),
    ("rgba(108,140,230,1.00)", "#ff6c8ce6"), ("RGBA(0,0,0,0)", "#00000000"),
    ("rgb(255,255,255)", "#ffffffff"), (" rgb(1,2,3) ", "#ff010203"),
    ("rgba( 1 , 2 , 3 , .5 )", "#80010203"),
    ("rgba(12.4,12.5,0,1)", "#ff0c0d00"),
  ])
  func `a spelling that the apps accept is read as the color that they show`(
    text: String, color: String
  ) {
    #expect(Color(text)?.description == color)
  }

  @Test(arguments: [
    "", "#", "#fff", "#12345", "#1234567", "#123456789", "363C4A", "#GG0000", "#+12345", "# 12345",
    "red", "transparent", "rgba(1,2,3)", "rgb(1,2,3,1)", "rgba(256,0,0,1)", "rgba(-1,0,0,1)",
    "rgba(0,0,0,1.1)", "rgba(0,0,0,-0.1)", "rgba(0,0,0,1", "rgba 0,0,0,1)", "rgba(,,,)",
    "rgba(nan,0,0,1)", "rgba(0,0,0,nan)", "rgba(1e308,0,0,1)", "hsl(0,0,0)", "#ARGB HEX",
    "rgba(0,0,0,1)x", "#ff9013fé", "rgb(1 2,3,4)", "rgb(0x10,3,4)", "r g b(1,2,3)", "rgb(1,2,3 4)",
    "rgba(1,2,3,0x1)", "rgba(1,2,3,0x1p-1)", "rgb(- 1,2,3)", "rgba (1,2,3,1)",
  ])
  func `any other text is not a color`(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func `a color is written as it is read`() {
    for alpha in stride(from: UInt8(0), to: 250, by: 50) {
      let color = Color(alpha: alpha, red: 1, green: 128, blue: 254)
      #expect(Color(color.description) == color)
    }
  }
}
