import Support
import Testing

/// The drawing that explains a screen as a tool: what clicks and keys select, and what is said then.
@Suite(.needs(.chromium)) struct InspectorTests {
  @Test func `a click selects a box, says its measures and its origin, and stays on the page`()
    throws
  {
    var browser = try Browser.start()
    try browser.openInspector()
    #expect(try browser.inspectorWords() == "")
    try browser.clickBox("box-home-top-stories.70006")
    let words = try browser.inspectorWords()
    for part in [
      "Rain until Friday; 178.5×159 pt, in Top stories: top 75, right 12, bottom 183, left 202.5.",
      "Above: 12 to the header.", "Left: 12 to Harbour reopens.", "11.5 pt bold, #1f2730",
      "Comes from; feeds/top-stories.json#70006",
    ] { #expect(words.contains(part), "\(words)") }
    let place = try browser.evaluate("location.href", as: String.self)
    #expect(place.hasSuffix("\(Browser.inspectedPage)#box-home-top-stories.70006"))
    let code = try browser.evaluate(
      "document.querySelector('.inspector .code').textContent", as: String.self)
    #expect(code.contains("\"id\": \"home-top-stories\""))
    let origin = try browser.evaluate(
      "document.querySelector('.inspector .place').textContent", as: String.self)
    #expect(origin.hasPrefix("rivers.json:"))
  }

  @Test func `an item that opens a screen is selected first, and followed by a second click`()
    throws
  {
    var browser = try Browser.start()
    try browser.openInspector()
    try browser.clickBox("box-home-hero.70001")
    #expect(try browser.inspectorWords().hasPrefix("Election night, live from nine cities"))
    let isFollowed = try browser.evaluate(
      """
      new Promise(done => {
        const link = document.getElementById('box-home-hero.70001').querySelector('a');
        addEventListener('click', event => { done(!event.defaultPrevented); event.preventDefault() });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      })
      """, as: Bool.self)
    #expect(isFollowed)
  }

  @Test func `arrows walk the tree, and Escape goes up until nothing is selected`() throws {
    var browser = try Browser.start()
    try browser.openInspector("#box-home-top-stories.70005")
    for (key, name) in [
      ("ArrowDown", "Rain until Friday"), ("ArrowUp", "Harbour reopens"),
      ("ArrowLeft", "Top stories"), ("ArrowRight", "Top stories"), ("ArrowDown", "Harbour reopens"),
      ("Escape", "Top stories"), ("Escape", "root container"), ("Escape", "app container"),
    ] {
      try browser.pressKey(key)
      #expect(try browser.inspectorWords().hasPrefix("\(name); "), "\(key)")
    }
    try browser.pressKey("Escape")
    #expect(try browser.inspectorWords() == "")
  }

  @Test func `two selected boxes show their distance`() throws {
    var browser = try Browser.start()
    try browser.openInspector()
    try browser.clickBox("box-home-top-stories.70005")
    try browser.clickBox("box-home-top-stories.70006", shift: true)
    let words = try browser.inspectorWords()
    #expect(
      words.contains("Between Harbour reopens and Rain until Friday; 12 pt across"), "\(words)")
  }

  @Test func `a line shows the distance to a box that stays in view, by a click, a layer or keys`()
    throws
  {
    var browser = try Browser.start()
    try browser.openInspector()
    let shown = """
      [...document.querySelectorAll('.ruler text'), document.querySelector('.measured[data-frame]')]
        .map(one => one.id || one.textContent)
        .concat(getComputedStyle(document.querySelector('.measured')).display).join(', ')
      """
    let isMeasured = "12 pt, box-home-top-stories.70006, inline"
    try browser.clickBox("box-home-top-stories.70005")
    try browser.clickBox("box-home-top-stories.70006", shift: true)
    #expect(try browser.evaluate(shown, as: String.self) == isMeasured)
    try browser.pressKey("ArrowUp", shift: true)
    let measured = "document.querySelectorAll('.measured').length"
    #expect(try browser.evaluate(measured, as: Int.self) == 0)
    try browser.pressKey("ArrowDown", shift: true)
    #expect(try browser.evaluate(shown, as: String.self) == isMeasured)
    #expect(try browser.inspectorWords().hasPrefix("Harbour reopens"))
    try browser.pressKey("ArrowUp", shift: true)
    let isStopped = try browser.evaluate(
      """
      !document.querySelector('a.layer[href="#box-home-top-stories.70006"]').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
      """, as: Bool.self)
    #expect(isStopped)
    #expect(try browser.evaluate(shown, as: String.self) == isMeasured)
    let origins = "document.querySelector('details.inspector').textContent"
    #expect(try browser.evaluate(origins, as: String.self).contains("interitem_spacing"))
  }

  @Test func `a click moves nothing, and a button measures to the next box that is clicked`() throws
  {
    var browser = try Browser.start()
    try browser.openInspector()
    let place = "[scrollY, document.querySelector('.inspect-stage').getBoundingClientRect().top]"
    _ = try browser.evaluate("(scrollTo({ top: 300, behavior: 'instant' }), true)", as: Bool.self)
    let before = try browser.evaluate(place, as: [Double].self)
    try browser.clickBox("box-home-top-stories.70005")
    let after = try browser.evaluate(
      "new Promise(done => setTimeout(() => done(\(place)), 200))", as: [Double].self)
    #expect(after == before)
    _ = try browser.evaluate(
      "document.querySelector('.inspector [aria-pressed]').click() ?? true", as: Bool.self)
    try browser.clickBox("box-home-top-stories.70006")
    #expect(
      try browser.inspectorWords().contains(
        "Between Harbour reopens and Rain until Friday; 12 pt across"))
    // The next click selects again.
    try browser.clickBox("box-home-top-stories.70006")
    #expect(try browser.inspectorWords().hasPrefix("Rain until Friday; "))
    let scrollbars = """
      ['.inspector', '.inspector .code'].every(one => {
        const box = document.querySelector(one);
        return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
      })
      """
    #expect(try browser.evaluate(scrollbars, as: Bool.self))
  }

  @Test func `the box under the pointer says its name and its size`() throws {
    var browser = try Browser.start()
    try browser.openInspector()
    let said = try browser.evaluate(
      """
      (() => {
        const box = document.getElementById('box-home-top-stories.70006');
        const point = (type) => new PointerEvent('pointerover', { bubbles: true, pointerType: type });
        return ['mouse', 'touch'].map(type => {
          box.dispatchEvent(point(type));
          return document.querySelector('.hovered').textContent;
        });
      })()
      """, as: [String].self)
    #expect(said == ["Rain until Friday, 178.5×159 pt", ""])
  }

  @Test func `without a script, the layer of the selected box says its distances`() throws {
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.openInspector("?plain#box-home-top-stories.70006")
    let said = """
      [...document.querySelectorAll('.layers p')].filter(one => one.checkVisibility())
        .map(one => one.parentElement.querySelector('.layer').hash + ': ' + one.textContent)
      """
    #expect(
      try browser.evaluate(said, as: [String].self) == [
        "#box-home-top-stories.70006: 178.5×159 pt, in Top stories: top 75, right 12, bottom 183, "
          + "left 202.5. Above: 12 to the header. Below: 12 to Night trains return. Left: 12 to "
          + "Harbour reopens."
      ])
    // Each box has its own words.
    let isComplete = try browser.evaluate(
      """
      [...document.querySelectorAll('.layer')].every(layer => {
        const box = document.getElementById(layer.hash.slice(1));
        return layer.parentElement.querySelector(`:scope > .d${box.classList[0].slice(1)}`);
      })
      """, as: Bool.self)
    #expect(isComplete)
  }

  @Test func `without a script, layers named by titles select boxes`() throws {
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.openInspector("?plain#box-home-top-stories")
    let outline = try browser.evaluate(
      """
      getComputedStyle(document.getElementById('box-home-top-stories').lastElementChild).strokeWidth
      """, as: String.self)
    #expect(outline == "3px")
    let names = try browser.evaluate(
      "[...document.querySelectorAll('.layer')].map(one => one.textContent.trim())",
      as: [String].self)
    #expect(names.contains("section Top stories") && !names.contains("section grid"), "\(names)")
    let folds = try browser.evaluate(
      """
      ['#measures', '#controllers', '#frames'].map(one =>
        document.querySelector(one).checkVisibility())
      """, as: [Bool].self)
    #expect(folds == [false, false, false])
  }
}
