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
