// A device that is touched: a mouse drags what scrolls, as a finger does.

// Moves a strip that was dragged on to the next cell.
const settle = (strip, from) => {
  const [first, second] = all("i", strip);
  if (!second) return;
  const width = second.offsetLeft - first.offsetLeft;
  const next = strip.scrollLeft / width + 0.38 * Math.sign(strip.scrollLeft - from);
  strip.scrollTo({ left: Math.round(next) * width });
};

const startSwiping = (play) => {
  let drag, wasDragged;
  play.addEventListener("pointerdown", ({ pointerType, button, target, x, y }) => {
    wasDragged = false;
    drag = pointerType === "mouse" && !button && target.closest(".device") ? { x, y, target } : null;
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [x, y] = [drag.x - event.x, drag.y - event.y];
    if (!wasDragged) {
      if (Math.hypot(x, y) < 6) return;
      wasDragged = true;
      const pane = drag.target.closest(
        (Math.abs(x) > Math.abs(y) ? ".along" : ".down") + "[tabindex]");
      Object.assign(drag, { pane, left: pane?.scrollLeft, top: pane?.scrollTop });
      pane?.classList.add("dragged");
    }
    drag.pane?.scrollTo({ left: drag.left + x, top: drag.top + y, behavior: "instant" });
  });
  const end = () => {
    const { pane, left } = drag ?? {};
    drag = null;
    if (!pane) return;
    settle(pane, left);
    // It snaps again once it rests.
    setTimeout(() => drag?.pane !== pane && pane.classList.remove("dragged"), 500);
  };
  addEventListener("pointerup", end);
  // What is dragged does not open, and links are not dragged out of the page.
  play.addEventListener("click", (event) => {
    if (!wasDragged || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  play.addEventListener("dragstart", (event) => event.preventDefault());
};

const control = {
  start: startSwiping,
  focus: (part) => part?.focus({ preventScroll: true }),
  leave: () => false,
  keys: {},
  keyRows: [[["Esc"], "Close what is open"]],
};
