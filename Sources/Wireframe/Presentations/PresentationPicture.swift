package import AppLayout

/// Everything that the picture of a presentation on a device shows.
package struct PresentationPicture: Hashable, Sendable {
  package let held: HeldDevice
  let style: PresentationStyle
  package let frame: PresentedFrame
  /// The scene that provides the context, if one does.
  let context: VisibleScene?
  /// What is visible before the presentation, from the back to the front.
  let visible: [VisibleScene]
  let presenter: String
  let presented: String

  /// A scene in the window.
  package struct VisibleScene: Hashable, Sendable {
    let name: String
    package let frame: Rect
    /// How it is shown in front of the scenes before it.
    let form: PresentedFrame.Form

    package init(name: String, frame: Rect, form: PresentedFrame.Form = .covering) {
      self.name = name
      self.frame = frame
      self.form = form
    }
  }

  package init(
    held: HeldDevice, style: PresentationStyle, frame: PresentedFrame, context: VisibleScene?,
    visible: [VisibleScene], presenter: String, presented: String
  ) {
    self.held = held
    self.style = style
    self.frame = frame
    self.context = context
    self.visible = visible
    self.presenter = presenter
    self.presented = presented
  }
}
