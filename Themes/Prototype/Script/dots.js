// The last dot, which is lit, moves to the page that is seen.
const showDots = (strip) => {
  const sheet = strip.parentElement.closest(".sheet");
  const dots = all(":scope > svg .dots", sheet)[all(".paged", sheet).indexOf(strip)]?.children;
  if (!dots) return;
  const most = strip.scrollWidth - strip.clientWidth;
  const seen = Math.round(Math.abs(strip.scrollLeft) / most * (dots.length - 2)) || 0;
  dots[dots.length - 1].setAttribute("cx", dots[seen].getAttribute("cx"));
};

const startDots = (play) => {
  play.addEventListener("scroll", ({ target }) => target.matches(".paged") && showDots(target), true);
  all(".paged").forEach(showDots);
};
