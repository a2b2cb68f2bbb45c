package import AppLayout
package import Hashes

extension PresentationPicture: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(held, style.rawValue, frame, context, visible, presenter, presented)
  }
}

extension PresentationPicture.VisibleScene: Shown {
  package func write(to hash: inout RunningHash) { hash.write(name, frame, form) }
}

extension PresentedFrame: Shown {
  package func write(to hash: inout RunningHash) { hash.write(frame, form, keepsPresenter, tip) }
}

extension PresentedFrame.Form: Shown {}
