import { expect } from "@playwright/test";
import { expectAccessible, expectFits, wallSizes, visit } from "../support/page-checks.ts";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";

test("a fresh wall is alive: Home shows a sample family and says so once, every other room marks it", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByText("This is a sample family.")).toBeVisible();
  await expect(wallPage.getByText("Demo")).toHaveCount(0);
  await expect(wallPage.getByRole("checkbox").first()).toBeVisible();
  await visit(wallPage, `${wall.server.url}/chores`);
  await expect(wallPage.getByText("Demo").first()).toBeVisible();
  await expect(wallPage.getByRole("checkbox").first()).toBeVisible();
  await visit(wallPage, wall.server.url);
  await wallPage.getByRole("link", { name: /Set up this wall/ }).click();
  await expect(wallPage).toHaveURL(/\/setup/);
  await wallPage.context().close();
});

test("the wall fits every screen of the house without scrolling sideways, and stays usable", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, null);
  for (const path of ["/", "/calendar/day", "/calendar/week", "/chores", "/chores/todo"]) {
    await visit(wallPage, wall.server.url + path);
    for (const [width, height] of wallSizes) {
      await wallPage.setViewportSize({ width, height });
      await expectFits(wallPage, `${path} at ${width}x${height}`);
    }
  }
  await wallPage.context().close();
});

test("every screen can be used by keyboard and screen reader, also those that no other story opens", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  const phone = await openPhonePage(browser, wall);
  await expectAccessible(phone, "whose phone it is");
  const proof = { memberId: "mom", pin: "2468" };
  await phone.request.post(`${wall.server.url}/api/session`, { data: proof });
  const pages = [
    ...["/", "/rewards", "/weather"].map((path) => [wallPage, path] as const),
    ...[
      "",
      ...["calendar", "calendar/day", "calendar/search", "calendar/new"],
      ...["journal/timeline", "journal/new", "lists/recipes/new", "lists/recipes/import"],
      ...[
        "photos/hidden",
        "settings/notifications",
        "settings/house-notifications",
        "settings/calendar",
      ],
    ].map((path) => [phone, `/m/${path}`] as const),
  ];
  for (const [page, path] of pages) {
    await visit(page, wall.server.url + path);
    await expectAccessible(page, path);
  }
  await wallPage.context().close();
  await phone.context().close();
});

test("both screens speak German when the house does", async ({ browser, wall }) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.locator("html")).toHaveAttribute("lang", /^en/);
  await parent.send("PATCH", "/api/settings", { locale: "de" });
  await expect(wallPage.locator("html")).toHaveAttribute("lang", /^de/);
  await expect(wallPage.getByTestId("dock").getByRole("link", { name: "Kalender" })).toBeVisible();
  await wallPage.context().close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page of the wall gets nothing from anywhere but the house, and breaks no policy", async ({
    browser,
    wall,
  }) => {
    await wall.start();
    const wallPage = await openWallPage(browser, wall, "/");
    const elsewhere: string[] = [];
    const complaints: string[] = [];
    wallPage.on("request", (request) => {
      if (
        !request.url().startsWith(wall.server.url) &&
        !request.url().startsWith("data:") &&
        !request.url().startsWith("blob:")
      )
        elsewhere.push(request.url());
    });
    wallPage.on("console", (message) => {
      if (message.type() === "error" && /policy|refused/i.test(message.text()))
        complaints.push(message.text());
    });
    for (const path of ["/", "/calendar/week", "/chores", "/m/"]) {
      await wallPage.goto(wall.server.url + path);
      await expect(wallPage.locator("main")).toBeVisible();
    }
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    await wallPage.context().close();
  });
});
