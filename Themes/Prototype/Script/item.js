const itemTitle = (link) => link.matches(".view .sheet a:has(rect ~ text)")
  && link.querySelector("title").textContent.split(", opens ")[0];

// Shows the item that opened this screen, cut to its room: in the bar, or else in the hero.
const showItem = () => {
  const { item } = entry();
  if (!item) return;
  document.querySelector("h1").append(": " + item);
  const named = all(".device .named > text");
  const hero = all(".sheet > .place > .line:first-of-type .along:not([tabindex]) a > text");
  for (const text of named[0] ? named : hero.slice(0, 1)) {
    const width = 0.94 * text.parentElement.lastElementChild.getBBox().width;
    text.textContent = item;
    for (let end = item.length; end && text.getComputedTextLength() > width;) {
      text.textContent = item.slice(0, --end) + "…";
    }
  }
};

const clock = (time) => Math.floor(time / 60) + ":" + String(time % 60).padStart(2, 0);
// A player's line of 140 seconds, which is drawn at the 42nd.
const runs = (line) => line.getAnimations({ subtree: true });
const timeOf = ([run]) => run && 140 * run.effect.getComputedTiming().progress;
const showTimes = () => {
  for (const line of all(".seek")) {
    const time = Math.floor(timeOf(runs(line)));
    if (isNaN(time)) continue;
    const [played, left] = all("text", line);
    played.textContent = clock(time);
    left.textContent = "-" + clock(140 - time);
  }
};
const seek = (line, time) => {
  for (const run of runs(line)) run.currentTime = 1000 * (Math.min(Math.max(time, 0), 140) - 42);
  showTimes();
};
const skip = (line, by) => line ? seek(line, timeOf(runs(line)) + by) : false;
