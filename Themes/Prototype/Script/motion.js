// The direction from the last screen; null where neither slides, as on a TV.
const direction = (left) => {
  if (left?.device !== folder(here())) return null;
  const { navigationType, from, entry: to } = navigation.activation;
  const isBack = session.get("isBack") || (navigationType === "traverse" && to.index < from.index);
  const moved = isBack ? left.entrance : entrance();
  return { pushed: ["forward", "back"], presented: ["presented", "dismissed"] }[moved]?.[+isBack];
};

const startMotion = () => {
  addEventListener("pagehide", () =>
    session.set("left", { entrance: entrance(), device: folder(here()) }));
  addEventListener("pagereveal", (event) => {
    const left = session.get("left");
    session.set("left", null);
    const way = event.viewTransition && self.navigation?.activation?.from ? direction(left) : null;
    session.set("isBack", null);
    if (way) event.viewTransition.types.add(way);
  });
};
