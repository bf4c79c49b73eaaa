import { expect } from "@playwright/test";
import { expectAccessible, expectFits, wallSizes, visit } from "../support/page-checks.ts";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";

test("a fresh wall is alive: every room shows the sample family, marked as demo", async ({
  browser,
  house,
}) => {
  await house.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wall = await openWallPage(browser, house);
  await expect(wall.getByText("Demo").first()).toBeVisible();
  await expect(wall.getByRole("checkbox").first()).toBeVisible();
  await wall.context().close();
});

test("the wall fits every screen of the house without scrolling sideways, and stays usable", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house);
  for (const [width, height] of wallSizes) {
    await wall.setViewportSize({ width, height });
    for (const path of ["/", "/calendar/day", "/calendar/week", "/chores", "/chores/todo"]) {
      await visit(wall, house.server.url + path);
      await expectFits(wall, `${path} at ${width}x${height}`);
    }
  }
  await wall.context().close();
});

test("every screen can be used by keyboard and screen reader, also those that no other story opens", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house);
  const phone = await openPhonePage(browser, house);
  await expectAccessible(phone, "whose phone it is");
  const proof = { memberId: "mom", pin: "2468" };
  await phone.request.post(`${house.server.url}/api/session`, { data: proof });
  const pages = [
    ...["/", "/rewards", "/weather"].map((path) => [wall, path] as const),
    ...[
      "",
      ...["calendar", "calendar/day", "calendar/search", "calendar/new"],
      ...["journal/timeline", "journal/new", "lists/recipes/new", "lists/recipes/import"],
      ...["photos/hidden", "settings/notifications", "settings/calendar"],
    ].map((path) => [phone, `/m/${path}`] as const),
  ];
  for (const [page, path] of pages) {
    await visit(page, house.server.url + path);
    await expectAccessible(page, path);
  }
  await wall.context().close();
  await phone.context().close();
});

test("both screens speak German when the house does", async ({ browser, house }) => {
  await house.start();
  const parent = await openParentOf(house);
  const wall = await openWallPage(browser, house);
  await expect(wall.locator("html")).toHaveAttribute("lang", /^en/);
  await parent.send("PATCH", "/api/settings", { locale: "de" });
  await expect(wall.locator("html")).toHaveAttribute("lang", /^de/);
  await expect(wall.getByRole("link", { name: "Kalender" })).toBeVisible();
  await wall.context().close();
});

test("a page of the wall gets nothing from anywhere but the house, and breaks no policy", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/");
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  wall.on("request", (request) => {
    if (
      !request.url().startsWith(house.server.url) &&
      !request.url().startsWith("data:") &&
      !request.url().startsWith("blob:")
    )
      elsewhere.push(request.url());
  });
  wall.on("console", (message) => {
    if (message.type() === "error" && /policy|refused/i.test(message.text()))
      complaints.push(message.text());
  });
  for (const path of ["/", "/calendar/week", "/chores", "/m/"]) {
    await wall.goto(house.server.url + path);
    await expect(wall.locator("main")).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  await wall.context().close();
});
