// Values that last as long as the tab.
const session = {
  get(key) {
    try { return JSON.parse(sessionStorage.getItem("riverbed." + key)); } catch { return null; }
  },
  set(key, value) {
    try { sessionStorage.setItem("riverbed." + key, JSON.stringify(value)); } catch {
      /* Links still go back. */
    }
  },
};

const trail = () => session.get("trail") ?? [];
const here = () => location.href.split("#")[0];

// Records that this page was reached, by a link or by the browser's Back.
const arrive = () => {
  const pages = trail();
  const name = (page) => page.slice(page.lastIndexOf("/"));
  const place = pages.map(name).lastIndexOf(name(here()));
  if (session.get("next") === here()) session.set("trail", [...pages, here()].slice(-100));
  else session.set("trail", [...pages.slice(0, Math.max(place, 0)), here()]);
  session.set("next", null);
};

// Follows a link in this tab, so that Back goes where one came from.
const follow = (event) => {
  const link = event.target.closest("a");
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const address = new URL(link.getAttribute("href"), location.href);
  const page = address.href.split("#")[0];
  if (page === here() && address.hash) {
    if (address.hash === "#menu") return;
    // Not a step for the browser's Back.
    event.preventDefault();
    return location.replace(address.hash);
  }
  if (!link.classList.contains("back")) {
    if (link.matches(".rotate, .continue")) session.set("trail", trail().slice(0, -1));
    session.set("next", page);
    return;
  }
  const last = trail().at(-2);
  if (!last) return;
  event.preventDefault();
  const folder = (page) => page.slice(0, page.lastIndexOf("/") + 1);
  location.href = folder(here()) + last.slice(folder(last).length);
};

// Remembers the way through the prototype.
const startPrototype = () => {
  const play = document.querySelector(".play");
  if (!play) return;
  arrive();
  addEventListener("pageshow", (event) => { if (event.persisted) arrive(); });
  play.addEventListener("click", follow);
  const tint = document.getElementById("tint");
  tint.checked = session.get("tint") === true;
  tint.addEventListener("change", () => session.set("tint", tint.checked));
};
