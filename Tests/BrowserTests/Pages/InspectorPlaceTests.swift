import Support
import Testing

/// Where the tool that explains a screen can be used: on its redlines, and on a phone.
@Suite(.needs(.chromium)) struct InspectorPlaceTests {
  @Test func `a click on the redlines selects the smallest box there, and outlines it`() throws {
    var browser = try Browser.start()
    try browser.openInspector()
    let frames = try browser.evaluate(
      """
      (async () => {
        document.querySelector('#show-redlines').click();
        const picture = [...document.querySelectorAll('.inspect-redlines img')]
          .find(one => one.checkVisibility());
        await picture.decode();
        const sheet = document.querySelector('.redline-boxes');
        const [x, y, width, height] = document.getElementById('box-home-top-stories.70006')
          .dataset.frame.split(' ').map(Number);
        const { x: clientX, y: clientY } = new DOMPoint(x + width / 2, y + height / 2)
          .matrixTransform(sheet.getScreenCTM());
        sheet.dispatchEvent(new MouseEvent('click',
          { bubbles: true, cancelable: true, clientX, clientY }));
        const { x: left, width: wide } = sheet.querySelector('.selected').getBBox();
        const [over, under] = [sheet, picture].map(one => one.getBoundingClientRect().width);
        return [x, width, left, wide, over, under];
      })()
      """, as: [Double].self)
    #expect(try browser.inspectorWords().hasPrefix("Rain until Friday; "))
    #expect(frames[0] == frames[2] && frames[1] == frames[3], "\(frames)")
    #expect(abs(frames[4] - frames[5]) < 1, "\(frames)")
  }

  @Test func `on a phone the panel leaves what is selected in view, and can be closed`() throws {
    var browser = try Browser.start()
    try browser.openInspector(width: 390)
    try browser.clickBox("box-home-top-stories.70006")
    try browser.wait(
      until: """
        document.querySelector('.inspect-boxes .selected').getBoundingClientRect().bottom
          < document.querySelector('.inspector').getBoundingClientRect().top
        """)
    _ = try browser.evaluate(
      "document.querySelector('.inspector > button').click() ?? true", as: Bool.self)
    #expect(try browser.inspectorWords() == "")
  }
}
