// The remote of a TV: arrows move one ring. It stays in what is over the screen, or in the screen.
const scope = () => document.querySelector(
  ".device :is(.menu, .stand-in):is(:target, :has(:target))")
  ?? document.querySelector(".device .window");

// A player's cross is for pointers. What closes can still be seen.
const parts = () => {
  const inside = scope();
  return all("a:not(.shade, .stand-in:has(.toggle) > .opened a), g[role=button]:not(.seek), input",
    inside).filter((part) => isShown(part) && (part.closest(".menu, .stand-in:not(.step)") ?? inside) === inside);
};

const place = (part) => area(part).getBoundingClientRect();

const rings = new Map();
const isOpen = (part) => part.matches(".selected");

const ringed = () => {
  const known = parts();
  const part = rings.get(scope());
  return known.includes(part) ? part : known.find((one) => one.matches(".continue, :has(.s-focus)"))
    ?? known.find((one) => !one.closest(".front"))
    ?? known.find(isOpen) ?? known[0];
};

// The drawn ring goes into items, around text.
const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
const showRing = (part) => {
  if (!parts().includes(part)) return;
  rings.set(scope(), part);
  mark(part.closest(".tab") ?? part, "ringed");
  drawn.remove();
  if (!part.matches("svg *")) return;
  for (const one of document.querySelector(".s-focus")?.attributes ?? []) {
    drawn.setAttribute(one.name, one.value);
  }
  drawn.classList.add("s-focus", "ring");
  const text = part.querySelector(".view .sheet title + text");
  const last = part.lastElementChild;
  const { x, width } = last.getBBox();
  const { y, height } = (text ?? last).getBBox();
  const by = text ? 11 : -3;
  const rx = last.rx.baseVal.value || 4;
  const box = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, rx };
  for (const name in box) drawn.setAttribute(name, Math.max(box[name], -by));
  last.before(drawn);
};

// A frame may not report its focus.
const moveRing = (part) => {
  part?.focus({ preventScroll: true });
  showRing(part);
};
const goTo = (part) => {
  moveRing(part);
  showPart(part);
};

// What a box takes of the way ahead, and across.
const seen = ({ left, right, top, bottom }, [x, y]) => {
  const [ahead, across] = x ? [[left, right], [top, bottom]] : [[top, bottom], [left, right]];
  return { across, ahead: x + y > 0 ? ahead : [-ahead[1], -ahead[0]] };
};
const shared = (one, other) => Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
const at = ([start, end], share = 0.5) => start + share * (end - start);

// The nearest part in a direction: in the same row, or the next one.
const nearest = (from, all, way, overlaps) => {
  const { ahead, across } = seen(place(from), way);
  const gap = (to) => to.ahead[0] - ahead[1];
  let found = all.map((part) => ({ part, ...seen(place(part), way) })).filter((to) =>
    at(to.ahead) - at(ahead) > 1
    && (overlaps || gap(to) > -1) && (way[1] || shared(across, to.across) > 1));
  const [first] = found.toSorted((a, b) => gap(a) - gap(b));
  if (way[1]) found = found.filter((to) => to === first || shared(first.ahead, to.ahead) > 1);
  const far = (to) => Math.max(0, gap(to)) + 4 * Math.max(0, -shared(across, to.across))
    + Math.min(...[0, 0.5, 1].map((edge) => Math.abs(at(to.across, edge) - at(across, edge)))) / 8;
  return found.sort((a, b) => far(a) - far(b))[0]?.part;
};

const moveFocus = (way) => {
  const from = ringed();
  if (!from) return;
  const isBody = (part) => !part.closest(".front");
  const { true: alike, false: others = [] } =
    Object.groupBy(parts(), (part) => isBody(part) === isBody(from));
  const cross = (all) => way[1] && nearest(from, all, way, true);
  // In bars, a step up or down that is not straight leads back.
  const across = (part) => seen(place(part), way).across;
  const isNear = (part) => !way[1] || isBody(from) || shared(across(part), across(from)) > 0
    || nearest(part, alike, [0, -way[1]]) === from;
  // Tabs are entered at the one that is open.
  const next = nearest(from, alike.filter(isNear), way) ?? cross(others.filter(isOpen))
    ?? cross(others);
  if (!next && way[0]) skip(all(".seek", scope()).find(isShown), 10 * way[0]);
  goTo(next || from);
};

const press = () => scope().contains(document.activeElement) && clickOn(ringed());

const startRemote = () => {
  const tv = document.querySelector(".tv");
  tv.addEventListener("focusin", ({ target }) => showRing(target));
  tv.addEventListener("click", ({ target }) => mark(target.closest("[role=button]"), "said"));
  // What the address names is seen a moment later.
  const show = () => [0, 40].forEach((time) => setTimeout(() => moveRing(ringed()), time));
  addEventListener("hashchange", show);
  addEventListener("pageshow", show);
  moveRing(ringed());
};

const control = {
  start: startRemote,
  focus: moveRing,
  leave: () => goBack() || goTo(parts().find(isOpen) ?? parts()[0]),
  keys: {
    Enter: press,
    ArrowRight: () => moveFocus([1, 0]),
    ArrowLeft: () => moveFocus([-1, 0]),
    ArrowDown: () => moveFocus([0, 1]),
    ArrowUp: () => moveFocus([0, -1]),
  },
  keyRows: [
    [["Esc"], "Close, or back"],
    [["←", "→", "↑", "↓"], "Move the focus"],
  ],
};
