const run = () => {
  rememberChoices();
  closeMenus();
  const play = document.querySelector(".play");
  enter();
  if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") adoptDevice();
  session.set("device", folder(here()));
  selectTab();
  showItem();
  setInterval(showTimes, 500);
  control.start(play);
  restorePlace();
  startDots(play);
  play.addEventListener("click", (event) => {
    const { target } = event;
    target.closest(".toggle")?.classList.toggle("toggled");
    if (target.closest(".pick")) mark(target.closest(".pick"), "toggled", target.closest("svg"));
    follow(event);
  });
  const tint = document.getElementById("tint");
  tint.addEventListener("change", () => session.set("tint", tint.checked));
  addEventListener("popstate", () => setTimeout(finishClosing));
  addEventListener("pagehide", () => {
    // The entry before may be another page.
    closing = null;
    savePlace();
  });
  addEventListener("pageshow", () => {
    adoptDevice();
    recallChoices();
    tint.checked = session.get("tint") === true;
  });
  startKeys(keyRows(), actions());
};

document.documentElement.dataset.script = "";
control.move?.();
// A file may be shown before its styles.
addEventListener("pageswap", ({ viewTransition }) =>
  location.protocol === "file:" && viewTransition?.skipTransition());
// This runs before the page is there.
document.addEventListener("DOMContentLoaded", run);
