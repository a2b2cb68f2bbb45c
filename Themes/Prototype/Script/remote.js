// The remote of a TV: arrows move one ring.

// What the ring stays in: what is over the screen, or the screen.
const scope = () => document.querySelector(
  ".device :is(.menu, .stand-in):is(:target, :has(:target))")
  ?? document.querySelector(".device .window");

// A player is closed by Escape, so its cross is for pointers. What closes can still be seen.
const parts = (inside = scope()) => all(
  ":is(a, g[role=button], input):not(.shade, .stand-in:has(.toggle) > .opened a)", inside)
  .filter((part) => part.checkVisibility({ visibilityProperty: true })
    && (part.closest(".menu, .stand-in:not(.step)") ?? inside) === inside);

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

// Gives a class to one part only, and anew.
const mark = (part, name) => {
  for (const one of all("." + name)) one.classList.remove(name);
  part?.getBoundingClientRect();
  part?.classList.add(name);
};

// The drawn ring goes from part to part: into items, around text.
const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
const showRing = (part) => {
  if (!parts().includes(part)) return;
  rings.set(scope(), part);
  mark(part.closest(".tab") ?? part, "ringed");
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
const moveRing = (part) => {
  part?.focus({ preventScroll: true });
  showRing(part);
};
const goTo = (part) => {
  moveRing(part);
  showPart(part);
};

// A box as it is seen in a direction: what it takes of the way ahead, and across.
const seen = ({ left, right, top, bottom }, [x, y]) => {
  const [ahead, across] = x ? [[left, right], [top, bottom]] : [[top, bottom], [left, right]];
  return { across, ahead: x + y > 0 ? ahead : [-ahead[1], -ahead[0]] };
};
const shared = (one, other) => Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
const middle = ([start, end]) => (start + end) / 2;

// The nearest part in a direction: in the same row, or the next one. To a bar, only middles count.
const nearest = (from, all, way, overlaps) => {
  const { ahead, across } = seen(place(from), way);
  const gap = (to) => to.ahead[0] - ahead[1];
  let found = all.map((part) => ({ part, ...seen(place(part), way) })).filter((to) =>
    middle(to.ahead) - middle(ahead) > 1
    && (overlaps || gap(to) > -1) && (way[1] || shared(across, to.across) > 1));
  if (way[1] && found.length) {
    const first = found.reduce((a, b) => gap(b) < gap(a) ? b : a);
    found = found.filter((to) => to === first || shared(first.ahead, to.ahead) > 1);
  }
  const far = (to) => Math.max(0, gap(to)) + 4 * Math.max(0, -shared(across, to.across))
    + Math.min(...[(box) => box[0], (box) => box[1], middle].map(
      (edge) => Math.abs(edge(to.across) - edge(across)))) / 8;
  return found.sort((a, b) => far(a) - far(b))[0]?.part;
};

const moveFocus = (way) => {
  const from = ringed();
  if (!from) return;
  const bar = (part) => !part.closest(".front");
  const { true: alike, false: others = [] } =
    Object.groupBy(parts(), (part) => bar(part) === bar(from));
  const cross = (all) => way[1] && nearest(from, all, way, true);
  // Tabs are entered at the one that is open.
  const next = nearest(from, alike, way) ?? cross(others.filter(isOpen)) ?? cross(others);
  goTo(next || from);
};

// Opens what has the ring, unless the focus is elsewhere.
const press = () => scope().contains(document.activeElement) && clickOn(ringed());

const startRemote = () => {
  const tv = document.querySelector(".tv");
  tv.addEventListener("focusin", ({ target }) => showRing(target));
  tv.addEventListener("click", ({ target }) => mark(target.closest("[role=button]"), "said"));
  // What the address names is known on load, and seen a moment later.
  const move = () => moveRing(ringed());
  const show = () => {
    move();
    setTimeout(move, 40);
  };
  addEventListener("hashchange", show);
  addEventListener("pageshow", show);
  show();
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
    [["Esc"], "Close what is open, or back"],
    [["←", "→", "↑", "↓"], "Move the focus"],
  ],
};
