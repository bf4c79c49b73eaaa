import { expect } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { addFamilyEvent, berlinZone, livesInBerlin } from "../support/berlin-family.ts";
import { openPhonePage, test, typePin } from "../support/wall-test.ts";
import { eventLink } from "../support/phone-in-hand.ts";

/** The page, two fonts, the entry with its helper and its styles, the late parts with theirs, and pictures. */
const mostFiles = 12;

test("a phone that is signed in opens Today with what its page brought along, and asks for nothing more", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const today = dayAt(Date.now(), berlinZone);
  await addFamilyEvent(wall, {
    ...{ title: "Piano", start: today, end: addDays(today, 1), allDay: true, memberIds: ["mia"] },
  });
  const first = await openPhonePage(browser, wall);
  await first.getByRole("button", { name: "Mom" }).tap();
  await typePin(first, "2468");
  // The first reading of a calendar takes longer than a page waits.
  await expect(eventLink(first, "Piano").first()).toBeVisible();

  const phone = await first.context().newPage();
  const asked: string[] = [];
  const files: string[] = [];
  phone.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    (pathname.startsWith("/api/") ? asked : files).push(pathname + search);
  });
  await phone.goto(`${wall.server.url}/m/`);
  await expect(eventLink(phone, "Piano").first()).toBeVisible();
  await expect(phone.getByText("Tonight", { exact: true })).toBeVisible();
  expect(asked.map((address) => address.replace(/since=\d+$/, "since="))).toEqual([
    "/api/live?since=",
  ]);
  expect(files.length).toBeLessThanOrEqual(mostFiles);
  await first.context().close();
});
