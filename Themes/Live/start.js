// Shows what each save of the app did. It is the only script that loads something, and only from
// the program that serves the page.

// The number of what this page shows. The one of the next save is larger by one.
let known = Number(document.currentScript.src.split("?")[1]);
// The network sees only the prototype, below another path, and not what the author does.
const isShared = root !== "/";

// Whether the app does not have what this page shows.
let isGone = false;

const sayGone = () => sayTrouble({
  place: location.pathname, message: "The app does not have what this page shows anymore.",
  lines: [], lead: make("a", { href: root }, "To the first page"),
});

// Marks the links to screens that look different since the program began to serve.
const markChanged = async () => {
  const links = [...document.querySelectorAll("main .gallery a[href]")];
  if (!links.length) return;
  const answer = await fetch(root + ".live/changed", { cache: "no-cache" });
  if (!answer.ok) return;
  const paths = new Set(await answer.json());
  for (const link of links) {
    const isChanged = paths.has(decodeURI(link.pathname).slice(1));
    link.closest("li")?.classList.toggle("live-changed", isChanged);
  }
};

// Takes what happened: shows what is different now, unless the page has that already.
const take = async (event) => {
  const isNext = event.number === known + 1;
  const isShown = event.number === known || isNext && event.trouble;
  const paths = event.pictures && new Set(event.pictures);
  if (isGone && event.number === known) return;
  known = event.number;
  if (!isShown) {
    const page = await currentPage();
    isGone = page === null;
    if (isGone) return sayGone();
    changePage(page);
    await changePictures(isNext ? paths : null, known);
    await markChanged();
  } else {
    findChanged(paths);
  }
  if (event.sentence) say(event);
  sayTrouble(event.trouble);
  document.documentElement.dataset.live = known;
  if (!isShown && follow.checked && !lead.hidden) location.assign(lead.href);
};

// Takes one after the other; of those that come meanwhile, only the last one counts.
let last = null;
let isBusy = false;
const takeLast = async () => {
  if (isBusy) return;
  isBusy = true;
  while (last) {
    const event = last;
    last = null;
    try {
      await take(event);
    } catch {
      // The program ended meanwhile: the next event is news.
      known = NaN;
    }
  }
  isBusy = false;
};

// Says that the program ended, if it does not answer again soon.
let silence = null;
const sayEnd = () => sayTrouble({
  place: "riverbed serve", message: "It ended, or does not answer.", lines: [],
  lead: "This is how the app was before. It goes on when the program runs again.",
});
const hear = () => {
  clearTimeout(silence);
  silence = null;
};

// A page that no one sees does not wait for events: a browser has few connections to one program.
let source = null;
const listen = () => {
  if (document.hidden) {
    source?.close();
    source = null;
    hear();
  } else if (!source) {
    source = new EventSource(root + ".live/events");
    source.onmessage = (message) => {
      hear();
      last = JSON.parse(message.data);
      takeLast();
    };
    // The program may have ended, and another one may answer the next time.
    source.onerror = () => {
      known = NaN;
      // Browsers ask again after some seconds.
      silence ??= setTimeout(sayEnd, 8000);
    };
  }
};

const run = () => {
  keepServed();
  document.head.append(make("link", { rel: "stylesheet", href: root + ".live/live.css" }));
  document.body.append(trouble, ...(isShared ? [] : [bar]));
  startHolding(() => known);
  document.addEventListener("visibilitychange", listen);
  addEventListener("load", () => {
    putBack();
    listen();
    markChanged();
  });
};

// In an XML page a browser may not wait for the end. What other scripts do to the page comes later:
// this one is the first.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
else run();
