(() => {
"use strict";

// The direction from the last screen; null where neither slides, as on a TV.
const direction = (left) => {
  if (left?.device !== folder(here())) return null;
  const { navigationType, from, entry: to } = navigation.activation;
  const isBack = session.get("isBack") || (navigationType === "traverse" && to.index < from.index);
  const moved = isBack ? left.entrance : entrance();
  return { pushed: ["forward", "back"], presented: ["presented", "dismissed"] }[moved]?.[+isBack];
};

const startMotion = () => {
  addEventListener("pagehide", () =>
    session.set("left", { entrance: entrance(), device: folder(here()) }));
  addEventListener("pagereveal", (event) => {
    const left = session.get("left");
    session.set("left", null);
    const way = event.viewTransition && self.navigation?.activation?.from ? direction(left) : null;
    session.set("isBack", null);
    if (way) event.viewTransition.types.add(way);
  });
};
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
// What several parts of the script need.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

// Values in a storage, which some browsers forbid for files.
const keeping = (storage) => ({
  get(key) {
    try { return JSON.parse(storage().getItem("riverbed." + key)); } catch { return null; }
  },
  set(key, value) {
    try { storage().setItem("riverbed." + key, JSON.stringify(value)); } catch {
      /* It is not remembered. */
    }
  },
});
const storage = keeping(() => localStorage);
// Makes the last choices, or those that a function returns for a group.
const recallChoices = (asked) => {
  for (const group of all("fieldset[data-remember]")) {
    const last = storage.get(group.dataset.remember);
    const wanted = asked?.(group)
      ?? all("input", group).find((input) => input.parentElement.textContent === last);
    if (wanted) wanted.checked = true;
  }
};

// Remembers choices for the next page.
const rememberChoices = (asked, changed) => {
  for (const group of all("fieldset[data-remember]")) {
    group.addEventListener("change", ({ target }) => {
      storage.set(group.dataset.remember, target.parentElement.textContent);
      changed?.(group);
    });
  }
  recallChoices(asked);
};

// Closes a menu after a choice with a pointer, a click elsewhere, or Escape.
const closeMenus = () => {
  document.addEventListener("click", ({ target, detail }) => {
    const isChosen = detail > 0 && target.matches("[data-remember] input");
    if (isChosen) target.blur();
    for (const menu of all("details.menu[open]")) {
      if (isChosen || !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest(".menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
};
// Clicks an element. Links in drawings do not have `click()`.
const clickOn = (element) => {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(element);
};
const click = (selector) => clickOn(document.querySelector(selector));

// Makes the table of keys, with a choice that switches them off.
const makeHelp = (rows, uses) => {
  const row = ([names, text]) =>
    make("div", {}, make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])),
      make("dd", {}, text));
  const close = make("button", { type: "button" }, "Close");
  const help = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("h2", { id: "help-title" }, "Keys"),
    make("dl", {}, ...[...rows, [["?"], "This help"]].map(row)),
    make("p", {}, make("label", {}, uses, " Use these keys")),
    close);
  close.addEventListener("click", () => help.close());
  return help;
};

// Adds keys, and a button in the footer that explains them.
const startKeys = (rows, actions) => {
  const uses = make("input", { type: "checkbox" });
  uses.checked = storage.get("keys") !== "off";
  uses.addEventListener("change", () => storage.set("keys", uses.checked ? "on" : "off"));
  const help = makeHelp(rows, uses);
  const opener = make("button", { type: "button" }, "Keys");
  opener.addEventListener("click", () => help.showModal());
  document.querySelector(".foot")?.append(opener);
  document.body.append(help);

  const keys = { ...actions, "?": () => help.showModal() };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const typing = "textarea, select, dialog, input:not([type=radio], [type=checkbox])";
    if (event.target.closest(typing) || !uses.checked) return;
    // Arrows move among radio buttons.
    if (event.key.startsWith("Arrow") && event.target.closest("input:not(.tv *)")) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (action && action() !== false) event.preventDefault();
  });
};
// Values of this tab; links work without them.
const session = keeping(() => sessionStorage);

const page = (address) => address.split("#")[0];
const folder = (address) => new URL(".", address).href;
const here = () => page(location.href);
const name = (address) => address.split("/").pop();
const file = () => name(here());

// This entry of the history: its number, the screens before it, and its tab.
const noEntry = { number: 0, step: 0 };
const entry = () => history.state?.riverbed ?? noEntry;

// Gives this page its entry, or the one passed on.
const enter = () => {
  const next = session.get("next");
  session.set("next", null);
  if (entry() !== noEntry) return;
  const isNext = next?.page === here();
  if (!isNext) session.set("passed", null);
  const entries = session.get("entries") ?? 0;
  const known = { number: entries + 1, step: 0, ...(isNext && next) };
  session.set("entries", Math.max(known.number, entries));
  history.replaceState({ riverbed: known }, "");
};

// Shows another address in the same entry.
const replace = (address, next = entry()) => {
  const { state } = history;
  const isHere = page(address) === here() && address.includes("#");
  if (!isHere) session.set("next", { ...next, page: page(address) });
  location.replace(address);
  // A new place of a page loses the state.
  if (isHere) history.replaceState(state, "");
};

// Links in drawings have two values.
const address = (link) => new URL(link.getAttribute("href"), location.href).href;

// What an address opens: not a step that was passed.
const ahead = (address) => {
  const next = session.get("passed")?.[name(address)];
  return next ? ahead(new URL(next, address).href) : address;
};

// The place to name once a step back has closed what is open.
let closing = null;
const finishClosing = () => {
  const target = closing;
  closing = null;
  if (target) replace(target);
};

const follow = (event) => {
  const link = event.target.closest("a");
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  // Start begins another visit.
  if (!link || link.matches(".start") || altKey || ctrlKey || metaKey || shiftKey) return;
  const isStep = link.matches(".continue");
  const isFree = !document.querySelector(".journey-note");
  if (isStep && isFree) {
    const step = file() + "#" + (link.id || link.parentElement.id);
    session.set("passed", { ...session.get("passed"), [step]: name(address(link)) });
  }
  const target = isFree ? ahead(address(link)) : address(link);
  event.preventDefault();
  // Back leads to the entry before, or to another screen, but not to a step.
  if (link.matches(".back")) {
    if (entry().step > 0 || entry().isOver) return history.back();
    session.set("isBack", true);
    replace(target, { step: 0 });
  } else if (link.matches(".switch")) {
    // A step is the same on each device, and what is open only on one that is turned.
    const isTurned = link.matches(".button");
    const isKept = entry().isOver ? isTurned : /^#(to|step)-/.test(location.hash);
    replace(target + (isKept ? location.hash : ""),
      { ...entry(), isOver: entry().isOver && isTurned });
  } else if (isStep) {
    replace(target);
  } else if (page(target) === here() && target.includes("#")) {
    // Back closes what opens over a screen.
    const opens = document.getElementById(target.split("#")[1])
      ?.matches(".menu, :not(.step) > .opened");
    if (!opens && entry().isOver) {
      if (!closing) history.back();
      closing = target;
      return;
    }
    const over = { riverbed: { ...entry(), isOver: true } };
    if (opens && !entry().isOver) history.pushState(over, "");
    replace(target);
  } else {
    const next = {
      page: page(target), step: entry().step + 1, tab: entry().tab, item: itemTitle(link),
    };
    if (entry().isOver) return replace(target, next);
    session.set("next", next);
    location.assign(target);
  }
};

const entrance = () => document.querySelector(".device").classList[1];

// Selects the tab of this visit: that of its last root.
const selectTab = () => {
  const tabs = all(".root-tab");
  const visited = entrance() !== "root" && entry().tab;
  const open = tabs.find((tab) => name(address(tab)) === visited)
    ?? tabs.find((tab) => tab.matches(".selected"));
  if (!open) return;
  mark(open, "selected");
  history.replaceState({ riverbed: { ...entry(), tab: name(address(open)) } }, "");
};

// An entry that is shown again has the last device.
const adoptDevice = () => {
  const chosen = session.get("device");
  const other = all("a.switch").find((link) => folder(link.href) === chosen);
  if (other && folder(here()) !== chosen) replace(other.href + location.hash);
};
// What a screen was like when it was left.
const scrollers = () => [document.scrollingElement, ...all(".play :is(.down, .along)")];
const chosen = () => all(".device input");
const focusable = () => all(".play :is(a, input, [tabindex])");

// What of a part is tapped is drawn last.
const area = (part) => part.closest(".tab") ?? part.lastElementChild ?? part;
const showPart = (part, behavior) =>
  part && area(part).scrollIntoView({ block: "nearest", inline: "nearest", behavior });

// Gives a class to one part only, and anew.
const mark = (part, name, root) => {
  for (const one of all("." + name, root)) one.classList.remove(name);
  part?.getBoundingClientRect();
  part?.classList.add(name);
};

const savePlace = () => {
  const { number } = entry();
  // A screen that opens itself begins anew.
  session.set("place." + number, session.get("next")?.page === here() ? null : {
    page: file(),
    device: folder(here()),
    scrolls: scrollers().map(
      (one) => [one.scrollLeft / one.scrollWidth, one.scrollTop / one.scrollHeight]),
    chosen: chosen().map((one) => one.checked),
    // A part that was clicked shows no focus, except on a TV.
    focus: focusable().findIndex((one) => one.matches(".ringed, .ringed *, :focus-visible")),
  });
  session.set("place." + (number - 100), null);
};

const restorePlace = () => {
  const place = session.get("place." + entry().number);
  if (place?.page !== file()) return showPart(document.querySelector(".next"), "instant");
  chosen().forEach((one, index) => { one.checked = place.chosen[index] ?? one.checked; });
  scrollers().forEach((one, index) => {
    const [x, y] = place.scrolls[index] ?? [0, 0];
    one.scrollTo({ left: x * one.scrollWidth, top: y * one.scrollHeight, behavior: "instant" });
  });
  // Another device has other parts.
  if (place.device === folder(here())) control.focus(focusable()[place.focus]);
};
// The last dot, which is lit, moves to the page that is seen.
const showDots = (strip) => {
  const sheet = strip.parentElement.closest(".sheet");
  const dots = all(":scope > svg .dots", sheet)[all(".paged", sheet).indexOf(strip)]?.children;
  if (!dots) return;
  const most = strip.scrollWidth - strip.clientWidth;
  const seen = Math.round(Math.abs(strip.scrollLeft) / most * (dots.length - 2)) || 0;
  dots[dots.length - 1].setAttribute("cx", dots[seen].getAttribute("cx"));
};

const startDots = (play) => {
  play.addEventListener("scroll", ({ target }) => target.matches(".paged") && showDots(target), true);
  all(".paged").forEach(showDots);
};
const itemTitle = (link) => link.matches(".view .sheet a:has(rect ~ text)")
  && link.querySelector("title").textContent.split(", opens ")[0];

// Shows the item that opened this screen, cut to its room: in the bar, or else in the hero.
const showItem = () => {
  const { item } = entry();
  if (!item) return;
  document.querySelector("h1").append(": " + item);
  const named = all(".device .named > text");
  const hero = all(".sheet > .place > .line:first-of-type .along:not([tabindex]) a > text");
  for (const text of named[0] ? named : hero.slice(0, 1)) {
    const width = 0.94 * text.parentElement.lastElementChild.getBBox().width;
    text.textContent = item;
    for (let end = item.length; end && text.getComputedTextLength() > width;) {
      text.textContent = item.slice(0, --end) + "…";
    }
  }
};

const clock = (time) => Math.floor(time / 60) + ":" + String(time % 60).padStart(2, 0);
// A player's line of 140 seconds, which is drawn at the 42nd.
const runs = (line) => line.getAnimations({ subtree: true });
const timeOf = ([run]) => run && 140 * run.effect.getComputedTiming().progress;
const showTimes = () => {
  for (const line of all(".seek")) {
    const time = Math.floor(timeOf(runs(line)));
    if (isNaN(time)) continue;
    const [played, left] = all("text", line);
    played.textContent = clock(time);
    left.textContent = "-" + clock(140 - time);
  }
};
const seek = (line, time) => {
  for (const run of runs(line)) run.currentTime = 1000 * (Math.min(Math.max(time, 0), 140) - 42);
  showTimes();
};
const skip = (line, by) => line ? seek(line, timeOf(runs(line)) + by) : false;
// Closes what is open; false where nothing is.
const close = () =>
  click(":is(.menu, .stand-in:not(.step) > .opened):target a") || click("#controls:checked");
const goBack = () => click(".play-controls .back");

// Keys; false where they do nothing.
const actions = () => ({
  b: goBack,
  m: () => click('[href="#menu"]'),
  t: () => click("#tint"),
  Escape: () => close() || control.leave(),
  ...control.keys,
});

const keyRows = () => [
  [["b"], "Back"],
  [["m"], "Menu"],
  [["t"], document.querySelector("#tint").parentElement.textContent.trim()],
  ...control.keyRows,
];
const run = () => {
  rememberChoices();
  closeMenus();
  const play = document.querySelector(".play");
  enter();
  if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") adoptDevice();
  session.set("device", folder(here()));
  selectTab();
  showItem();
  setInterval(showTimes, 500);
  control.start(play);
  restorePlace();
  startDots(play);
  play.addEventListener("click", (event) => {
    const { target } = event;
    target.closest(".toggle")?.classList.toggle("toggled");
    if (target.closest(".pick")) mark(target.closest(".pick"), "toggled", target.closest("svg"));
    follow(event);
  });
  const tint = document.getElementById("tint");
  tint.addEventListener("change", () => session.set("tint", tint.checked));
  addEventListener("popstate", () => setTimeout(finishClosing));
  addEventListener("pagehide", () => {
    // The entry before may be another page.
    closing = null;
    savePlace();
  });
  addEventListener("pageshow", () => {
    adoptDevice();
    recallChoices();
    tint.checked = session.get("tint") === true;
  });
  startKeys(keyRows(), actions());
};

document.documentElement.dataset.script = "";
control.move?.();
// A file may be shown before its styles.
addEventListener("pageswap", ({ viewTransition }) =>
  location.protocol === "file:" && viewTransition?.skipTransition());
// This runs before the page is there.
document.addEventListener("DOMContentLoaded", run);
})();
