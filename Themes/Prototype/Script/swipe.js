// A mouse drags what scrolls, as a finger does.

// Moves a strip that was dragged on to the next cell.
const settle = (strip, from) => {
  const [first, second] = all("i", strip);
  if (!second) return;
  const width = second.offsetLeft - first.offsetLeft;
  const next = strip.scrollLeft / width + 0.38 * Math.sign(strip.scrollLeft - from);
  strip.scrollTo({ left: Math.round(next) * width });
};

// A sheet with its title follows what drags it down, and then closes or comes back.
const startSlide = (sheet) => {
  const slide = (way) => (part) => {
    const slide = part.animate(way, { duration: 1000, fill: "both" });
    slide.pause();
    return slide;
  };
  // What it covers comes back meanwhile.
  const parts = [
    ...all(":scope > svg > g:last-of-type, .opened:target > svg", sheet)
      .map(slide({ translate: ["0", "0 100%"] })),
    ...all(":scope > svg > g:first-of-type", sheet).map(slide({ opacity: [1, 0] })),
  ];
  let share = 0;
  return {
    move(distance) {
      share = Math.min(Math.max(distance / sheet.clientHeight, 0), 1);
      for (const part of parts) part.currentTime = 1000 * share;
    },
    end() {
      const closes = share > 0.12 && clickOn(sheet.querySelector(".opened:target svg a"));
      for (const part of parts) {
        part.updatePlaybackRate(closes ? 3 : -1);
        part.play();
      }
      setTimeout(() => parts.forEach((part) => part.cancel()), 600);
    },
  };
};

const dragLine = (line, x) => {
  const { left, width } = area(line).getBoundingClientRect();
  seek(line, 140 * (x - left) / width);
};

// A phone is drawn as it is held.
const turn = () => {
  const fits = (side) => matchMedia(`(max-${side}: 30rem)`).matches;
  const other = fits("height") ? ".portrait" : fits("width") && ".landscape";
  if (other && document.querySelector(".iphone" + other)) click("a.switch.button");
};

const startSwiping = (play) => {
  turn();
  addEventListener("resize", turn);
  let drag, wasDragged;
  play.addEventListener("pointerdown", ({ pointerType, isPrimary, button, target, x, y }) => {
    wasDragged = false;
    const drags = pointerType === "mouse" ? ".device" : ".over, .seek";
    const line = target.closest(".seek");
    drag = isPrimary && !button && target.closest(drags) ? { x, y, target, line } : null;
    if (drag?.line) dragLine(line, x);
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (drag.line) return dragLine(drag.line, event.x);
    const [x, y] = [drag.x - event.x, drag.y - event.y];
    if (!wasDragged) {
      if (Math.hypot(x, y) < 6) return;
      wasDragged = true;
      const isAcross = Math.abs(x) > Math.abs(y);
      const sheet = drag.target.closest(".over");
      const pane = sheet ?? drag.target.closest((isAcross ? ".along" : ".down") + "[tabindex]");
      Object.assign(drag, { pane, left: pane?.scrollLeft, top: pane?.scrollTop });
      if (sheet && !isAcross && y < 0 && !sheet.scrollTop) drag.slide = startSlide(sheet);
      pane?.classList.add("dragged");
    }
    drag.slide?.move(-y);
    drag.pane?.scrollTo({ left: drag.left + x, top: drag.top + y, behavior: "instant" });
  });
  const end = () => {
    const { pane, left, slide } = drag ?? {};
    drag = null;
    slide?.end();
    if (!pane) return;
    settle(pane, left);
    // It snaps again once it rests.
    setTimeout(() => drag?.pane !== pane && pane.classList.remove("dragged"), 500);
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  // What is dragged does not open, and links are not dragged out of the page.
  play.addEventListener("click", (event) => {
    if (!wasDragged || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  play.addEventListener("dragstart", (event) => event.preventDefault());
};

// Keys do not press drawings.
const pressControl = () => clickOn(document.activeElement.closest(".toggle, .pick"));
const skipOn = (by) => () => skip(document.activeElement.closest(".seek"), by);

const control = {
  move: startMotion,
  start: startSwiping,
  focus: (part) => part?.focus({ preventScroll: true }),
  leave: () => false,
  keys: {
    Enter: pressControl, " ": pressControl, ArrowLeft: skipOn(-10), ArrowRight: skipOn(10),
  },
  keyRows: [[["Esc"], "Close what is open"]],
};
