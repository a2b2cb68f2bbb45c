// Makes the prototype feel like the app.
const run = () => {
  rememberChoices();
  closeMenus();
  const play = document.querySelector(".play");
  enter();
  if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") adoptDevice();
  session.set("device", folder(here()));
  selectTab();
  control.start(play);
  restorePlace();
  startDots(play);
  play.addEventListener("click", follow);
  const tint = document.getElementById("tint");
  tint.addEventListener("change", () => session.set("tint", tint.checked));
  // What is named during the step is lost after it.
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
startMotion();
// This runs before the page is there.
document.addEventListener("DOMContentLoaded", run);
