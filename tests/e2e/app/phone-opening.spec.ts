import { expect } from "@playwright/test";
import { openParentOf, openPhonePage, test, typePin } from "../support/wall-test.ts";
import { eventLink } from "../support/phone-in-hand.ts";

/** The page, two fonts, the entry with its helper and its styles, the late parts with theirs, and pictures. */
const mostFiles = 12;

test("a phone that is signed in opens Today with what its page brought along, and asks for nothing more", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const [start, end] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
  const event = { title: "Piano", start, end, allDay: false, memberIds: ["mia"] };
  expect((await parent.send("POST", "/api/calendar/events", event)).status).toBe(201);
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
