import { expect } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  enterAsGuest,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { openPhonePage, test } from "../support/wall-test.ts";

const day = addDays(dayAt(Date.now(), berlinZone), 3);

test("a line that nobody can read out of reach becomes the title by the keyboard's own key", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  await phone.goto(`${wall.server.url}/m/calendar/new/${day}`);
  const line = phone.getByRole("textbox").first();
  await expect(line).toBeVisible();
  await phone.route("**/api/calendar/parse", (route) => route.abort());
  await line.fill("football Tuesday 16-17 Leo");
  await expect(phone.getByRole("alert")).toContainText("become the title", { timeout: 20_000 });
  await line.press("Enter");
  await expect(phone.getByRole("textbox", { name: "What" })).toHaveValue(
    "football Tuesday 16-17 Leo",
  );
  await phone.context().close();
});

test("the way to a new event covers nothing of a page in very large letters while it is scrolled", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  for (const after of [0, 1, 2, 3, 4, 5])
    await addFamilyEvent(wall, {
      title: "Choir rehearsal",
      start: berlinInstant(addDays(day, after), "19:00"),
      end: berlinInstant(addDays(day, after), "20:00"),
    });
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(`${wall.server.url}/m/calendar`);
  await phone.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const way = phone.getByRole("link", { name: "New event" });
  await expect(phone.getByText("Choir rehearsal").first()).toBeVisible();
  await expect(way).toHaveCSS("opacity", "1");
  expect((await way.boundingBox())?.width).toBeLessThan(56);
  // One frame after the other, as under a thumb, until it was seen to go.
  const goes = phone.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const link = document.querySelector("[data-part~=floating-action]");
        const step = () => {
          scrollBy(0, 2);
          if (link !== null && getComputedStyle(link).opacity === "0") resolve();
          else requestAnimationFrame(step);
        };
        step();
      }),
  );
  await goes;
  await expect(way).toHaveCSS("opacity", "1");
  await phone.context().close();
});
