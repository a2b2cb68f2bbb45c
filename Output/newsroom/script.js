(() => {
"use strict";

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
// The element that the address names.
const addressed = () => document.getElementById(location.hash.slice(1));

// Keeps a value in the address of a page, or removes it from there.
const keepInAddress = (name, value) => {
  const asked = new URLSearchParams(location.search);
  if (value) asked.set(name, value);
  else asked.delete(name);
  const search = asked.toString();
  if (search === location.search.slice(1)) return;
  history.replaceState(null, "", location.pathname + (search && "?" + search) + location.hash);
};

// What an address asks for holds in its tab.
const visit = keeping(() => sessionStorage);

// The choice of a group that the address asks for: by its value, its place, or that of a picture.
const askedChoice = (group) => {
  const name = group.dataset.remember;
  const asked = new URLSearchParams(location.search).get(name);
  if (asked) visit.set(name, asked);
  const value = asked ?? visit.get(name);
  const place = addressed();
  const look = /^look-(\d+)$/.exec(place?.getAttribute("class") ?? "");
  const named = look ? document.getElementById("theme-" + look[1]) : place;
  return all("input", group).find((input) => input === named)
    ?? all("input", group).find((input) => input.value === value);
};

// Keeps a choice of a gallery or a screen's page in the address, unless it is the first one.
const keepChoice = (group) => {
  if (!group.closest(".gallery, .screen-view")) return;
  const chosen = all("input", group).find((input) => input.checked);
  keepInAddress(group.dataset.remember, chosen && !chosen.defaultChecked ? chosen.value : "");
};
// The screens of all pages, if there are several: each with its title, page, picture and other
// words, and what all pictures share. The script that says them comes right after this one.
let names = null;
let find = () => {};
addEventListener("riverbed-names", (event) => {
  names = event.detail;
  find();
});

const mostFound = 100;

// Sorts what a search found: exact titles, those that begin with the words, those that have them.
const ranked = (words, found, titleOf) => {
  const text = words.join(" ");
  const rank = (one) => {
    const title = titleOf(one).toLowerCase();
    return (title === text) + title.startsWith(text) + title.includes(text);
  };
  return [...found].sort((one, other) => rank(other) - rank(one));
};

// Returns the words of a screen that match best what its title does not match.
const reason = (title, others, words) => {
  const missing = words.filter((word) => !title.toLowerCase().includes(word));
  const score = (other) => missing.filter((word) => other.toLowerCase().includes(word)).length;
  return others.reduce((best, other) => score(other) > score(best ?? "") ? other : best, null);
};

// Returns the picture of a screen, which its name describes; nothing where it has none.
const pictureOf = (page, name) => {
  if (!name) return [];
  const file = page.replace(/[^/]*$/, name);
  const image = make("img",
    { src: file, alt: "", width: names.width, height: names.height, loading: "lazy" });
  if (names.dark === null) return [image];
  return [make("picture", {}, make("source",
    { srcset: names.dark + file, media: "screen and (prefers-color-scheme: dark)" }), image)];
};

// Lists the screens of all pages that match some words, in place of the cards. Returns how many.
const listFound = (words, list) => {
  const found = words.length
    ? names.screens.filter(([title, , , ...others]) => {
      const text = [title, ...others].join("\n").toLowerCase();
      return words.every((word) => text.includes(word));
    })
    : [];
  const shown = ranked(words, found, ([title]) => title).slice(0, mostFound);
  list.replaceChildren(...shown.map(([title, page, picture, ...others]) => {
    const why = reason(title, others, words);
    return make("li", {}, make("a", { href: page, "data-step": "screen" },
      ...pictureOf(page, picture), make("span", {}, title)),
      make("span", { class: "muted" }, why ?? ""));
  }));
  if (found.length > mostFound) {
    list.append(make("li", { class: "muted" }, `and ${found.length - mostFound} more`));
  }
  return found.length;
};

// Shows the cards that match some words, and hides the others; each says what matched, unless its
// title does. Returns how many are shown.
const showMatching = (words, cards) => {
  for (const card of ranked(words, cards, (one) => one.dataset.find.split(" · ")[0])) {
    card.parentElement.append(card);
    const [title, ...others] = card.dataset.find.split(" · ");
    const text = card.dataset.find.toLowerCase();
    card.hidden = !words.every((word) => text.includes(word));
    card.querySelector(".why")?.remove();
    const why = card.hidden ? null : reason(title, others, words);
    if (why) card.querySelector(".words").append(make("p", { class: "why muted small" }, why));
  }
  for (const folded of all("details.folded")) {
    if (words.length) folded.open = true;
    folded.hidden = all("[data-find]", folded).every((card) => card.hidden);
  }
};

const startSearch = () => {
  const field = document.getElementById("find");
  if (!field) return;
  const cards = all("[data-find]");
  const gallery = field.closest(".gallery");
  const list = make("ul", { class: "found" });
  field.closest(".filters").after(list);
  find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (names) gallery.classList.toggle("finding", words.length > 0);
    if (!names) showMatching(words, cards);
    const count = names ? listFound(words, list) : cards.filter(
      (card) => !card.hidden && getComputedStyle(card).display !== "none").length;
    const total = names ? names.screens.length : cards.length;
    const none = count || names && !words.length ? "" : "No screen matches.";
    if (!names || none) list.replaceChildren(...none ? [make("li", { class: "muted" }, none)] : []);
    message.textContent = none || (words.length ? count + " of " + total + " screens" : "");
  };
  field.closest("[hidden]").hidden = false;
  field.value ||= new URLSearchParams(location.search).get("find") ?? "";
  field.addEventListener("input", () => {
    find();
    keepInAddress("find", field.value);
  });
  field.addEventListener("keydown", (event) => {
    // The first screen that matches opens.
    if (event.key === "Enter" && field.value) all('[data-step="screen"]', gallery).find(isShown)?.click();
    if (event.key !== "Escape" || !field.value) return;
    field.value = "";
    find();
    keepInAddress("find", "");
  });
  if (field.value || names) find();
  if (location.hash === "#find") field.focus();
};
// Keeps the filters of the cards in the address of a gallery, and clears them where its page stays.
const startFilters = () => {
  const inputs = all(".gallery .filters input").filter(
    ({ name }) => ["type", "placement", "only"].includes(name));
  const asked = new URLSearchParams(location.search);
  const keep = () => {
    for (const name of new Set(inputs.map((input) => input.name))) {
      const chosen = inputs.filter(
        (input) => input.name === name && input.checked && !input.defaultChecked);
      keepInAddress(name, chosen.map((input) => input.value).join(" "));
    }
    find();
  };
  for (const input of inputs) {
    if (asked.get(input.name)?.split(" ").includes(input.value)) input.checked = true;
    input.addEventListener("change", keep);
  }
  document.querySelector(".clear")?.addEventListener("click", (event) => {
    event.preventDefault();
    for (const input of inputs) input.checked = input.defaultChecked;
    keep();
    document.querySelector(".card-filters summary").focus();
  });
  if (inputs.length) keep();
};
// What screen readers say when something changes.
const message = make("p", { class: "visually-hidden", role: "status" });

// Copies a text. The older way works where pages cannot use the clipboard, such as from a folder.
const copy = async (text, done) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { class: "visually-hidden", readonly: "readonly" });
    area.value = text;
    const focused = document.activeElement;
    (focused?.closest("dialog") ?? document.body).append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    focused?.focus();
    if (!copied) return;
  }
  done();
};

// Gives an element a text, and another one for a while after it has copied something.
const copyOnClick = (element, usual, done, text) => {
  element.textContent = usual;
  element.addEventListener("click", () =>
    copy(text(), () => {
      element.textContent = message.textContent = done;
      setTimeout(() => { element.textContent = usual; }, 2000);
    }));
};

// Writes the address of the site, which pages do not know, into texts that contain it.
const writeAddress = () => {
  const root = document.querySelector('link[rel="stylesheet"]').href.replace(/style\.css$/, "");
  for (const place of all(".copyable code")) {
    const text = place.firstChild;
    text.data = text.data.replace("https://SITE/", () => root);
  }
};

// Returns the address of a picture, with the theme in which it is seen.
const seenAddress = (state) => {
  const looks = all(".marked img", state).find(isShown)?.className.match(/\bt\d/g);
  const theme = looks && document.getElementById("theme-" + looks.at(-1).slice(1));
  const ending = !theme || theme.defaultChecked ? "" : "." + theme.value;
  return new URL("#" + state.id + ending, location).href;
};

// Adds buttons that copy texts, and copies the addresses of links.
const startCopying = () => {
  writeAddress();
  for (const place of all(".copyable")) {
    const text = place.querySelector("code");
    const button = make("button", { type: "button" });
    copyOnClick(button, "Copy", "Copied", () => text.textContent);
    place.append(button);
  }
  // The links to the picture that a viewer shows.
  for (const link of all("a.copy-link")) {
    copyOnClick(link, "Copy link", "Link copied", () => seenAddress(link.closest(".state")));
  }
};
// Opens what is folded around the place in the address, as some browsers do by themselves.
const unfold = () => {
  const place = addressed();
  const fold = place?.closest("details:not([open], .menu)");
  if (!fold) return;
  fold.open = true;
  place.scrollIntoView();
};
// Lets the link past the frame lead to the picture that the viewer shows.
const followState = () => {
  const states = all(".state[id]");
  const skip = document.querySelector(".skip");
  if (!states.length) return;
  const first = states.at(-1).id;
  const follow = () => {
    const place = addressed();
    skip.hash = states.find((state) => state.contains(place))?.id ?? first;
  };
  skip.classList.add("follows");
  addEventListener("hashchange", follow);
  follow();
};

// Keeps the second picture of a viewer in its address, and in those of other viewers.
const keepSecond = () => {
  const inputs = all(".compare input");
  if (!inputs.length) return;
  const asked = new URLSearchParams(location.search);
  const keep = ({ target }) => {
    // A device of its own needs a picture: the one that is shown.
    const { hash } = document.querySelector(".skip");
    if (inputs[0].checked && target !== inputs[0]) {
      inputs.find(({ value }) => "#" + value === hash)?.click();
    }
    for (const { name, value, checked, defaultChecked } of inputs) {
      if (checked) keepInAddress(name, defaultChecked ? "" : value);
    }
    for (const link of all(".viewer a[href*='view.xhtml']")) link.search = location.search;
  };
  for (const input of inputs) {
    if (asked.get(input.name) === input.value) input.checked = true;
    input.addEventListener("change", keep);
  }
  keep({ target: inputs[0] });
};

// Keeps the theme of a viewer in its address, and in those of other pictures and viewers.
const keepLook = () => {
  const theme = document.querySelector('.viewer [data-remember="theme"]');
  const states = all(".state[id]");
  if (!theme || !states.length) return;
  const links = all('.viewer a[href*="view.xhtml#"], .picks a[href^="#"]')
    .map((link) => [link, link.hash]);
  const keep = () => {
    const chosen = all("input", theme).find((input) => input.checked);
    const ending = chosen.defaultChecked ? "" : "." + chosen.value;
    for (const [link, hash] of links) link.hash = hash + ending;
    const place = addressed();
    const state = states.find((one) => one.contains(place));
    if (location.hash && !state || !location.hash && !ending) return;
    const id = (state ?? states.at(-1)).id + ending;
    // Only a new place in the address makes browsers look again for what it selects.
    if (location.hash === "#" + id) return;
    const focused = document.activeElement;
    location.replace("#" + id);
    focused.focus({ preventScroll: true });
  };
  theme.addEventListener("change", keep);
  addEventListener("hashchange", () => {
    const asked = askedChoice(theme);
    if (asked) asked.checked = true;
    keep();
  });
  keep();
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
// Goes to the next or the previous page or screen.
const step = (by) => {
  const link = all(`[data-step="${by > 0 ? "next" : "previous"}"]`).find(isShown);
  if (link) return link.click();
  const links = all('[data-step="screen"]').filter(isShown);
  const place = links.indexOf(document.activeElement);
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
};

// Moves to the nearest link in one direction, among those of a gallery or of bars.
const move = (x, y) => {
  const active = document.activeElement;
  const selector = active.closest(".matrix") ? ".matrix .shot" : '[data-step="screen"]';
  if (!active.matches(selector)) return false;
  const middle = (element) => {
    const box = (element.closest("figure, .screen") ?? element).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(active);
  let [best, least] = [null, Infinity];
  for (const link of all(selector).filter(isShown)) {
    const [toX, toY] = middle(link);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (along > 1 && along > across && along + 3 * across < least) {
      best = link;
      least = along + 3 * across;
    }
  }
  best?.focus();
  return best !== null;
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const field = document.getElementById("find");
  return {
    "/": () => {
      if (field) field.focus();
      else location.assign(document.querySelector(".brand").href + "#find");
    },
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => move(1, 0) || click('.steps [data-step="next"]'),
    ArrowLeft: () => move(-1, 0) || click('.steps [data-step="previous"]'),
    ArrowDown: () => move(0, 1),
    ArrowUp: () => move(0, -1),
  };
};

// The keys of a site in words.
const keyRows = () => [
  [["/"], "Find a screen"],
  [["j", "k"], "Next and previous screen"],
  ...(document.querySelector(".inspect-boxes")
    ? [[["←", "→", "↑", "↓"], "Walk through the boxes"], [["Esc"], "The box around"],
      [["Shift"], "With an arrow or a click: measure to another box"]]
    : [[["←", "→", "↑", "↓"], "Move among cards, or pictures of bars"]]),
];
// Adds conveniences to pages that are complete without them.
const run = () => {
  document.body.append(message);
  rememberChoices(askedChoice, (group) => {
    visit.set(group.dataset.remember, null);
    keepChoice(group);
  });
  all("fieldset[data-remember]").forEach(keepChoice);
  closeMenus();
  addEventListener("hashchange", unfold);
  // A phone folds all at first.
  if (innerWidth <= 640) for (const fold of all(".fold[open]")) fold.open = false;
  unfold();
  startSearch();
  startFilters();
  startCopying();
  followState();
  keepSecond();
  keepLook();
  startKeys(keyRows(), actions());
};

// In an XML page a browser may not wait for the end.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
else run();
})();
