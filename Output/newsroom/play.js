(() => {
"use strict";

// What several parts of the script need.

const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// Whether an element has a place on the page.
const isShown = (element) => element.getClientRects().length > 0;

// Storage may be forbidden, as it is for files in some browsers.
const storage = {
  get(key) {
    try { return localStorage.getItem("riverbed." + key); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem("riverbed." + key, value); } catch { /* It is not remembered. */ }
  },
};

// What screen readers say when something changes.
const message = make("p", { class: "visually-hidden", role: "status" });
// Makes the choices that were made last, or those that a function returns for a group.
const recallChoices = (asked) => {
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    const wanted = asked?.(group)
      ?? all("input", group).find(
        (input) => input.parentElement.textContent === storage.get(name));
    if (!wanted) continue;
    wanted.checked = true;
    storage.set(name, wanted.parentElement.textContent);
  }
};

// Remembers choices: a choice on one page applies to the next.
const rememberChoices = (asked, changed) => {
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    // A choice in the address wins: it came along from another page. A picture may choose, too.
    const place = document.getElementById(location.hash.slice(1));
    const look = /^look-(\d+)$/.exec(place?.getAttribute("class") ?? "");
    const named = look ? document.getElementById("theme-" + look[1]) : place;
    if (group.contains(named)) storage.set(name, named.parentElement.textContent);
    for (const input of all("input", group)) {
      input.addEventListener("change", () => {
        storage.set(name, input.parentElement.textContent);
        changed?.(group);
      });
    }
  }
  recallChoices(asked);
};

// Closes a menu when someone chooses with a pointer, clicks elsewhere, or presses Escape.
const closeMenus = () => {
  for (const list of all("details.menu fieldset[data-remember]")) {
    list.addEventListener("click", (event) => {
      if (event.detail > 0 && event.target.matches("input")) {
        list.closest("details.menu").open = false;
      }
    });
  }
  document.addEventListener("click", (event) => {
    const clicked = event.target.closest(".menu");
    for (const menu of all("details.menu[open]")) {
      if (menu !== clicked) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest(".menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
};
// Clicks an element, if there is one. Links in drawings do not have `click()`.
const clickOn = (element) => {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(element);
};
const click = (selector) => clickOn(document.querySelector(selector));

// Makes the table of keys, with a choice that switches them off, for example for speech input.
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

// Adds keyboard shortcuts, and a button in the footer that explains them. The actions return false
// where a key does nothing on this page.
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
// Values for as long as the tab.
const session = {
  get(key) {
    try { return JSON.parse(sessionStorage.getItem("riverbed." + key)); } catch { return null; }
  },
  set(key, value) {
    try { sessionStorage.setItem("riverbed." + key, JSON.stringify(value)); } catch {
      /* Links still lead on and back. */
    }
  },
};

const page = (address) => address.split("#")[0];
const folder = (address) => page(address).slice(0, page(address).lastIndexOf("/"));
const here = () => page(location.href);
const file = () => here().split("/").pop();

// The number of this entry of the history, and of the screens right before it.
const entry = () => history.state?.riverbed ?? null;

// Gives this page its entry, or the one that the page before passed on.
const enter = () => {
  const next = session.get("next");
  session.set("next", null);
  const isNext = next?.page === here();
  if (entry()) return;
  const number = (isNext ? next.number : null) ?? (session.get("entries") ?? 0) + 1;
  session.set("entries", Math.max(number, session.get("entries") ?? 0));
  history.replaceState({ riverbed: { number, step: isNext ? next.step : 0 } }, "");
};

// Shows another page, or another place of this one, in the same entry.
const replace = (address, next = entry()) => {
  const state = history.state;
  session.set("next", { page: page(address), ...next });
  location.replace(address);
  if (page(address) !== here()) return;
  // A new place of the same page loses the state of the entry.
  session.set("next", null);
  history.replaceState(state, "");
};

// Goes back: to the entry before, or to the screen on the shortest way.
const goBack = (link) => {
  if (entry().step > 0) return history.back();
  session.set("isBack", true);
  replace(link.href, { step: 0 });
};

// Links in drawings have two values.
const address = (link) => new URL(link.getAttribute("href"), location.href).href;

// Follows a link in this tab.
const follow = (event) => {
  const link = event.target.closest("a");
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = address(link);
  const isHere = page(target) === here() && target.includes("#");
  // Back does not lead to a step before a screen.
  if (isHere || link.matches(".switch, .continue")) {
    event.preventDefault();
    replace(target);
  } else if (link.classList.contains("back")) {
    event.preventDefault();
    goBack({ href: target });
  } else {
    session.set("next", { page: page(target), step: entry().step + 1 });
  }
};

// An entry that is shown again takes the last chosen device.
const adoptDevice = () => {
  const chosen = session.get("device");
  const other = all("a.switch").find((link) => folder(link.href) === chosen);
  if (other && folder(here()) !== chosen) replace(other.href + location.hash);
};
// What a screen was like when it was left, by the number of its entry.

const mostPlaces = 100;
const scrollers = () => [document.scrollingElement, ...all(".play :is(.down, .along)")];
const chosen = () => all(".device input");
const focusable = () => all(".play :is(a, input, [tabindex])");

const savePlace = () => {
  const { number } = entry();
  // A screen that opens itself begins anew.
  session.set("place." + number, session.get("next")?.page === here() ? null : {
    page: file(),
    device: folder(here()),
    scrolls: scrollers().map((one) => [one.scrollLeft, one.scrollTop]),
    chosen: chosen().map((one) => one.checked),
    // A part that was clicked shows no focus, except on a TV.
    focus: focusable().findIndex((one) => one.matches(".ringed, .ringed *, :focus-visible")),
  });
  session.set("place." + (number - mostPlaces), null);
};

const restorePlace = () => {
  const place = session.get("place." + entry().number);
  if (place?.page !== file()) return;
  chosen().forEach((one, index) => { one.checked = place.chosen[index] ?? one.checked; });
  // Another device has other lengths, and other parts that can have the focus.
  if (place.device !== folder(here())) return;
  scrollers().forEach((one, index) => {
    const [left, top] = place.scrolls[index] ?? [0, 0];
    one.scrollTo({ left, top, behavior: "instant" });
  });
  focusPart(focusable()[place.focus]);
};
// Says which way the screens move.

const entrance = () =>
  ["pushed", "presented"].find((one) => document.querySelector(".device." + one)) ?? "root";

// The direction from the screen that was left; null where neither slides.
const direction = (left) => {
  if (left?.device !== folder(here()) || isTV()) return null;
  const { navigationType, from, entry: to } = navigation.activation;
  const isBack = session.get("isBack") || (navigationType === "traverse" && to.index < from.index);
  const moved = isBack ? left.entrance : entrance();
  return { pushed: ["forward", "back"], presented: ["presented", "dismissed"] }[moved]?.[+isBack];
};

const startMotion = () => {
  addEventListener("pagehide", () =>
    session.set("left", { entrance: entrance(), device: folder(here()) }));
  // A file may be shown before its styles, with an error for the transition.
  addEventListener("pageswap", ({ viewTransition }) =>
    location.protocol === "file:" && viewTransition?.skipTransition());
  addEventListener("pagereveal", (event) => {
    const left = session.get("left");
    session.set("left", null);
    const way = event.viewTransition && self.navigation?.activation?.from ? direction(left) : null;
    session.set("isBack", null);
    if (way) event.viewTransition.types.add(way);
  });
};
// The remote of a TV: arrows move one ring.

const isTV = () => document.querySelector(".tv");

// What has the ring: what is over the screen, or else the screen.
const scope = () => document.querySelector(
  ".device :is(.menu, .stand-in):is(:target, :has(:target))")
  ?? document.querySelector(".device .window");

const parts = () => all(":is(a, .dead, input):not(.shade)", scope())
  .filter((part) => part.checkVisibility({ visibilityProperty: true }));

// The area of a part, which is drawn last.
const area = (part) => part.closest(".tab") ?? part.lastElementChild ?? part;
const place = (part) => area(part).getBoundingClientRect();

const rings = new Map();
const isOpen = (part) => part.matches(".front :has(> [font-weight])");

const ringed = () => {
  const known = parts();
  const part = rings.get(scope());
  return known.includes(part) ? part : known.find((one) => one.matches(".continue, :has(.s-focus)"))
    ?? known.find((one) => !one.closest(".front"))
    ?? known.find(isOpen) ?? known[0];
};

// The drawn ring goes from part to part: into items, around text.
const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
const showRing = (part) => {
  if (!isTV() || !parts().includes(part)) return;
  rings.set(scope(), part);
  for (const one of all(".ringed")) one.classList.remove("ringed");
  (part.closest(".tab") ?? part).classList.add("ringed");
  drawn.remove();
  if (!part.matches("svg *")) return;
  const pattern = document.querySelector(".s-focus");
  for (const one of pattern?.attributes ?? []) drawn.setAttribute(one.name, one.value);
  drawn.classList.add("s-focus", "ring");
  const text = part.querySelector(".view .sheet title + text");
  const last = part.lastElementChild;
  const { x, width } = last.getBBox();
  const { y, height } = (text ?? last).getBBox();
  const by = text ? 11 : -3;
  const box = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
  for (const name in box) drawn.setAttribute(name, Math.max(box[name], -by));
  last.before(drawn);
};

// A page in a frame may not report its focus.
const focusPart = (part, scrolls) => {
  part?.focus({ preventScroll: true });
  showRing(part);
  if (scrolls) area(part).scrollIntoView({ block: "nearest", inline: "nearest" });
};

// How far an area is from another, and how much they face each other.
const edges = (x) => x ? ["left", "right"] : ["top", "bottom"];
const gap = (from, to, [x, y]) => {
  const [start, end] = edges(x);
  return x + y > 0 ? to[start] - from[end] : from[start] - to[end];
};
const facing = (from, to, x) => {
  const [start, end] = edges(!x);
  return Math.min(from[end], to[end]) - Math.max(from[start], to[start]);
};
const middle = (box, x) => edges(x).reduce((sum, edge) => sum + box[edge] / 2, 0);

// The nearest part in a direction: in the same row, or the next one. From bar to content, only
// middles count.
const nearest = (from, all, way, overlaps) => {
  const [x, y] = way;
  let found = all.map((part) => ({ part, box: place(part) })).filter(({ box }) =>
    (x + y) * (middle(box, x) - middle(from, x)) > 1
    && (overlaps || gap(from, box, way) > -1) && (y || facing(from, box, x) > 1));
  if (y && found.length) {
    const first = found.reduce((a, b) => gap(from, b.box, way) < gap(from, a.box, way) ? b : a);
    found = found.filter((one) => one === first || facing(first.box, one.box, 1) > 1);
  }
  const far = ({ box }) => Math.max(0, gap(from, box, way)) + 4 * Math.max(0, -facing(from, box, x))
    + Math.min(...edges(!x).map((edge) => Math.abs(box[edge] - from[edge])),
      Math.abs(middle(box, y) - middle(from, y))) / 8;
  return found.sort((a, b) => far(a) - far(b))[0]?.part;
};

// Moves the ring; false without one.
const moveFocus = (way) => {
  if (!isTV()) return false;
  const from = ringed();
  if (!from) return true;
  const bar = (part) => !part.closest(".front");
  const { true: alike, false: others = [] } =
    Object.groupBy(parts(), (part) => bar(part) === bar(from));
  const cross = (all) => way[1] && nearest(place(from), all, way, true);
  // Tabs are entered at the one that is open.
  const next = nearest(place(from), alike, way) ?? cross(others.filter(isOpen)) ?? cross(others);
  focusPart(next || from, true);
  return true;
};

// Opens what has the ring, unless the focus is elsewhere.
const press = () => isTV() && scope().contains(document.activeElement) && clickOn(ringed());

const startRemote = () => {
  const device = isTV();
  if (!device) return;
  device.addEventListener("focusin", ({ target }) => showRing(target));
  device.addEventListener("click", ({ target }) => {
    for (const one of all(".said")) one.classList.remove("said");
    const dead = target.closest(".dead");
    dead?.getBoundingClientRect();
    dead?.classList.add("said");
  });
  // What the address names is known once the page has loaded.
  const show = () => focusPart(ringed());
  addEventListener("hashchange", show);
  addEventListener("pageshow", show);
  show();
};
// A mouse drags what scrolls, as a finger does, and dots follow.

// The last dot, which is lit, moves over the dot of the page that is seen.
const showDots = (strip) => {
  const sheet = strip.parentElement.closest(".sheet");
  const dots = all(":scope > svg .dots", sheet)[all(".paged", sheet).indexOf(strip)]?.children;
  if (!dots) return;
  const most = strip.scrollWidth - strip.clientWidth;
  const seen = Math.round(Math.abs(strip.scrollLeft) / most * (dots.length - 2)) || 0;
  dots[dots.length - 1].setAttribute("cx", dots[seen].getAttribute("cx"));
};

// Moves a strip that was dragged on to the next cell.
const settle = (strip, from) => {
  const [first, second] = all("i", strip);
  if (!second) return;
  const width = second.offsetLeft - first.offsetLeft;
  const [here, start] = [strip.scrollLeft / width, from / width];
  const next = here > start ? Math.ceil(here - 0.12) : Math.floor(here + 0.12);
  strip.scrollTo({ left: next * width });
};

const startSwiping = (play) => {
  let drag = null;
  let wasDragged = false;
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
  play.addEventListener("scroll", ({ target }) => target.matches(".paged") && showDots(target), true);
  all(".paged").forEach(showDots);
};
// Closes what is open, as a click on its button does; false where nothing is.
const close = () => {
  const open = document.querySelector(".menu:target, .stand-in:not(.step) > .opened:target");
  if (!open) return click("#controls:checked");
  replace(address(open.querySelector("a")));
  return true;
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const back = document.querySelector(".play-controls .back");
  return {
    b: () => clickOn(back),
    m: () => document.getElementById("menu") ? void replace(here() + "#menu") : false,
    t: () => click("#tint"),
    Escape: () => close() || (isTV() && clickOn(back)),
    Enter: press,
    ArrowRight: () => moveFocus([1, 0]),
    ArrowLeft: () => moveFocus([-1, 0]),
    ArrowDown: () => moveFocus([0, 1]),
    ArrowUp: () => moveFocus([0, -1]),
  };
};

// The keys of the prototype in words.
const keyRows = () => [
  [["b"], "Back"],
  [["m"], "Menu"],
  [["t"], document.querySelector("#tint").parentElement.textContent.trim()],
  [["Esc"], "Close what is open; on a TV also back"],
  [["←", "→", "↑", "↓"], "On a TV: move the focus"],
];
// Makes the prototype feel like the app.
const run = () => {
  document.body.append(message);
  rememberChoices();
  closeMenus();
  const play = document.querySelector(".play");
  enter();
  if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") adoptDevice();
  session.set("device", folder(here()));
  startRemote();
  restorePlace();
  startSwiping(play);
  play.addEventListener("click", follow);
  const tint = document.getElementById("tint");
  tint.addEventListener("change", () => session.set("tint", tint.checked));
  addEventListener("pagehide", savePlace);
  addEventListener("pageshow", () => {
    adoptDevice();
    recallChoices();
    tint.checked = session.get("tint") === true;
  });
  startKeys(keyRows(), actions());
};

document.documentElement.dataset.script = "";
startMotion();
// The script runs before the page is there.
document.addEventListener("DOMContentLoaded", run);
})();
