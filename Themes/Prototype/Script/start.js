// Makes the prototype feel like the app. Without it links lead on, back and to other devices.
const run = () => {
  document.body.append(message);
  rememberChoices();
  closeMenus();
  const play = document.querySelector(".play");
  const isAgain = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  enter();
  if (isAgain) adoptDevice();
  session.set("device", folder(here()));
  startRemote();
  restorePlace();
  startSwiping(play);
  play.addEventListener("click", follow);
  const tint = document.getElementById("tint");
  tint.checked = session.get("tint") === true;
  tint.addEventListener("change", () => session.set("tint", tint.checked));
  addEventListener("pagehide", savePlace);
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    adoptDevice();
    recallChoices();
    tint.checked = session.get("tint") === true;
  });
  startKeys(keyRows(), actions());
};

startMotion();
// The script runs before the page is there.
document.addEventListener("DOMContentLoaded", run);
