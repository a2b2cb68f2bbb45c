// The first element of some that the reader sees.
const shown = (selector) => all(selector).find(isShown);

// Goes to the next or the previous cause; on a page that lists causes, moves the focus there.
const stepCause = (by) => {
  if (clickOn(shown(`[data-step="${by > 0 ? "next" : "previous"}-cause"]`))) return true;
  const links = all('#causes [data-step="cause"]');
  const active = document.activeElement;
  const place = links.findIndex((link) => link.closest("article, tr").contains(active));
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
  return links.length > 0;
};

// Goes to the next or the previous page with pictures; from the page of a cause, to that of another.
const stepPage = (by) => {
  const step = by > 0 ? "next" : "previous";
  return clickOn(shown(`[data-step="${step}"]`) ?? shown(`[data-step="${step}-cause"]`));
};

// The links to the pictures of a page, and which of them is shown.
const film = () => {
  const links = all(".film a");
  const id = all(".compared").find(isShown)?.id;
  return { links, place: links.findIndex((link) => link.hash === "#" + id) };
};

// Shows the next or the previous picture of a page.
const stepPicture = (by) => {
  const { links, place } = film();
  return clickOn(links[place + by]);
};

// Marks the link to the picture that is shown.
const markPicture = () => {
  const { links, place } = film();
  links.forEach((link, index) => {
    if (index === place) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
};

// Ticks the cause that has the focus, or else the first one that is shown. On a page that lists
// causes one of them must have the focus.
const tick = () => {
  const own = document.activeElement.closest("article, tr")?.querySelector(".tick input");
  return clickOn(own ?? (document.getElementById("causes") ? null : shown(".tick input")));
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const modes = Object.fromEntries(
    [1, 2, 3, 4, 5].map((mode) => [mode, () => click("#mode-" + mode)]));
  return {
    ...modes,
    j: () => stepCause(1),
    k: () => stepCause(-1),
    ArrowRight: () => stepPage(1),
    ArrowLeft: () => stepPage(-1),
    n: () => stepPicture(1),
    p: () => stepPicture(-1),
    x: tick,
    u: () => click(".trail a"),
  };
};

// The keys of a report in words.
const keyRows = () => [
  [["j", "k"], "Next and previous cause"],
  [["x"], "Cause seen, or not"],
  [["←", "→"], "Previous and next page"],
  [["n", "p"], "Next and previous picture of a page"],
  [["1", "5"], "Side by side … blink"],
  [["u"], "All causes"],
];
