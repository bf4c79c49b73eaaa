import { expect, type Locator, type Page } from "@playwright/test";

/** The middle of what is drawn. */
export const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error("it isn't drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags an event: a long press lifts it, and releasing drops it. */
export const carry = async (wallPage: Page, what: Locator, to: Locator): Promise<void> => {
  const finger = await wallPage.context().newCDPSession(wallPage);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  const [start, end] = [await middleOf(what), await middleOf(to)];
  await touch("touchStart", start.x, start.y);
  await expect(wallPage.getByTestId("event-ghost")).toBeVisible();
  for (let part = 1; part <= 6; part += 1)
    await touch(
      "touchMove",
      start.x + ((end.x - start.x) * part) / 6,
      start.y + ((end.y - start.y) * part) / 6,
    );
  await touch("touchEnd");
  await finger.detach();
};
