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
