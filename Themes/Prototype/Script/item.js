const itemTitle = (link) => link.matches(".view .sheet a:has(rect ~ text)")
  ? link.querySelector("title").textContent.split(", opens ")[0] : null;

// Shows the item that opened this screen, cut to its room.
const showItem = () => {
  const { item } = entry();
  if (!item) return;
  document.querySelector("h1").append(": " + item);
  for (const text of all(".device .named > text")) {
    const { width } = text.nextElementSibling.getBBox();
    text.textContent = item;
    let end = item.length;
    while (end && text.getComputedTextLength() > width) {
      text.textContent = item.slice(0, --end) + "…";
    }
  }
};

const clock = (time) => Math.floor(time / 60) + ":" + String(time % 60).padStart(2, 0);
const showTimes = () => {
  for (const line of all(".progress")) {
    const [run] = line.firstElementChild.getAnimations();
    if (!run) continue;
    const time = Math.floor(140 * run.effect.getComputedTiming().progress);
    const [played, left] = all(".progress ~ text", line.parentElement);
    played.textContent = clock(time);
    left.textContent = "-" + clock(140 - time);
  }
};
