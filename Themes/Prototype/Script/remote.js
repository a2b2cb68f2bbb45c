// The remote of a TV: arrows move the focus by geometry.

// What is over the screen and has the focus to itself; null for the screen alone.
const opened = () => document.querySelector(".device :is(.menu, .stand-in):is(:target, :has(:target))");

const parts = () =>
  all(":is(a, .dead):not(.shade)", opened() ?? document.querySelector(".device .window"))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }));

// The place of a part is that of the area that can be clicked, which is drawn last.
const area = (part) => (part.lastElementChild ?? part).getBoundingClientRect();

// How far a part is from another one in a direction: the gap, and how little they face each other.
const distance = (from, to, [x, y]) => {
  const along = x + y > 0
    ? (x ? to.left - from.right : to.top - from.bottom)
    : (x ? from.left - to.right : from.top - to.bottom);
  if (along < -1) return Infinity;
  const across = x
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  const offset = x
    ? Math.abs(to.top + to.bottom - from.top - from.bottom)
    : Math.abs(to.left + to.right - from.left - from.right);
  return Math.max(along, 0) + 4 * across + offset / 8;
};

const focusPart = (part) => {
  part.focus({ preventScroll: true });
  (part.lastElementChild ?? part).scrollIntoView({ block: "nearest", inline: "nearest" });
};

// Moves the focus; false on a device that is touched.
const moveFocus = (way) => {
  if (!document.querySelector(".device.tv")) return false;
  const all = parts();
  const active = document.activeElement;
  if (!all.includes(active)) {
    if (all.length) focusPart(all[0]);
    return true;
  }
  const from = area(active);
  let best = null;
  let least = Infinity;
  for (const part of all) {
    const far = part === active ? Infinity : distance(from, area(part), way);
    if (far < least) [best, least] = [part, far];
  }
  if (best) focusPart(best);
  return true;
};
