import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectFits, expectTouchable, visit } from "../support/page-checks.ts";
import { mia, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openPhonePage, type RunningWall, test } from "../support/wall-test.ts";

const row = (page: Page, name: string) => page.getByRole("checkbox", { name });

const openMore = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Just look" }).click();
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await phone.getByRole("link", { name: "More", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "More lists" })).toBeVisible();
};

const kept = async (wall: RunningWall) => {
  const { lists } = await (await fetch(`${wall.server.url}/api/lists`)).json();
  return lists;
};

test("a packing list begins with a template, is ticked by two phones and a wall, and begins again", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const [mine, yours] = [await openPhonePage(browser, wall), await openPhonePage(browser, wall)];
  await openMore(mine);
  await mine.getByRole("button", { name: "Packing" }).click();
  await expect(mine.getByRole("heading", { name: "Packing" })).toBeVisible();
  await row(mine, "Passports").click();
  await openMore(yours);
  await yours.getByRole("link", { name: /Packing/ }).click();
  await expect(row(yours, "Passports")).toHaveAttribute("aria-checked", "true");
  await yours.getByRole("textbox", { name: "Add to Packing" }).fill("Tent");
  await yours.keyboard.press("Enter");
  await expect(row(mine, "Tent")).toBeVisible();

  const kitchen = await browser.newPage({ locale: "en-GB" });
  await kitchen.goto(`${wall.server.url}/chores/todo`);
  await kitchen.getByRole("link", { name: "Lists" }).click();
  await kitchen
    .getByRole("region", { name: "Packing" })
    .getByRole("checkbox", { name: "Tent" })
    .click();
  await expect(row(mine, "Tent")).toHaveAttribute("aria-checked", "true");
  await kitchen.close();

  await mine.getByRole("button", { name: "Change the list" }).click();
  await mine.getByText("Keep as a template").click();
  await mine.getByRole("button", { name: "Take all ticks back" }).click();
  await expect(row(yours, "Tent")).toHaveAttribute("aria-checked", "false");
  await expect.poll(async () => (await kept(wall))[0].template).toBe(true);
  for (const phone of [mine, yours]) await phone.context().close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("two phones without reception both change a list, and nothing is lost", async ({
    browser,
    wall,
  }) => {
    await wall.start();
    const parent = await openParentOf(wall);
    await parent.send("POST", "/api/lists", {
      name: "Denmark",
      items: [{ text: "Socks" }, { text: "Kite" }],
    });
    const [mine, yours] = [await openPhonePage(browser, wall), await openPhonePage(browser, wall)];
    for (const phone of [mine, yours]) {
      await openMore(phone);
      await phone.getByRole("link", { name: /Denmark/ }).click();
      await expect(row(phone, "Socks")).toBeVisible();
      await phone.context().setOffline(true);
    }
    const add = async (phone: Page, text: string) => {
      await phone.getByRole("textbox", { name: "Add to Denmark" }).fill(text);
      await phone.keyboard.press("Enter");
      await expect(row(phone, text)).toBeVisible();
    };
    await row(mine, "Socks").click();
    await row(yours, "Socks").click();
    await add(mine, "Tent");
    await add(yours, "tent");
    await add(yours, "Lamp");
    await mine.getByRole("button", { name: "Change Kite" }).click();
    await mine.getByLabel("What").fill("Red kite");
    await mine.getByRole("button", { name: "Save" }).click();
    // A list that is begun out of reach is ticked out of reach.
    await yours.getByRole("link", { name: "Back" }).click();
    await yours.getByRole("textbox", { name: "New list" }).fill("Wool shop");
    await yours.keyboard.press("Enter");
    await yours.getByRole("textbox", { name: "Add to Wool shop" }).fill("Blue wool");
    await yours.keyboard.press("Enter");
    await row(yours, "Blue wool").click();
    await mine.context().setOffline(false);
    await expect.poll(async () => (await kept(wall))[0].items.length).toBe(3);
    await yours.context().setOffline(false);
    const shown = async () =>
      (await kept(wall)).map(
        ({ name, items }: { name: string; items: { text: string; checked: boolean }[] }) =>
          `${name}: ${items.map(({ text, checked }) => (checked ? `${text} ✓` : text)).join(", ")}`,
      );
    await expect
      .poll(shown)
      .toEqual(["Denmark: Socks ✓, Red kite, Tent, Lamp", "Wool shop: Blue wool ✓"]);
    await expect(row(yours, "Blue wool")).toHaveAttribute("aria-checked", "true");
    await expect(row(mine, "Lamp")).toBeVisible();
    for (const phone of [mine, yours]) await phone.context().close();
  });
});

test("a thing that somebody deleted while it was being changed can be put back", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { body } = await parent.send("POST", "/api/lists", {
    name: "Wishes",
    items: [{ text: "Kite" }],
  });
  const phone = await openPhonePage(browser, wall);
  await openMore(phone);
  await phone.getByRole("link", { name: /Wishes/ }).click();
  await phone.getByRole("button", { name: "Change Kite" }).click();
  await parent.send("DELETE", `/api/lists/${body.id}/items/${body.items[0].id}`);
  await expect(phone.getByText("Somebody deleted “Kite” meanwhile")).toBeVisible();
  await phone.getByRole("button", { name: "Put it back" }).click();
  await expect(row(phone, "Kite")).toBeVisible();
  await phone.context().close();
});

test("what is deleted of a list by mistake is back with its tick, its picture and who added it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { body } = await parent.send("POST", "/api/lists", { name: "Wishes", icon: "suitcase" });
  const path = `/api/lists/${body.id}`;
  for (const text of ["Kite", "Ball"])
    await parent.send("POST", `${path}/items`, { text, memberId: "mia" });
  const [{ items }] = await kept(wall);
  await parent.send("POST", `${path}/items/${items[0].id}/close`);
  const before = await kept(wall);
  const phone = await openPhonePage(browser, wall);
  await openMore(phone);
  await phone.getByRole("link", { name: /Wishes/ }).click();
  const undo = phone.getByRole("button", { name: "Undo" });
  await phone.getByRole("button", { name: "Change Kite" }).click();
  await phone.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row(phone, "Kite")).toBeHidden();
  await undo.click();
  await expect(row(phone, "Kite")).toHaveAttribute("aria-checked", "true");
  await phone.getByRole("button", { name: "Change the list" }).click();
  await phone.getByRole("button", { name: "Drop what is ticked" }).click();
  await expect(row(phone, "Kite")).toBeHidden();
  await undo.click();
  await expect(row(phone, "Kite")).toHaveAttribute("aria-checked", "true");
  await phone.getByRole("button", { name: "Change the list" }).click();
  await phone.getByRole("button", { name: "Delete the list" }).click();
  await expect(phone.getByText("No lists yet")).toBeVisible();
  await undo.click();
  await expect(phone.getByRole("link", { name: /Wishes/ })).toBeVisible();
  expect(await kept(wall)).toEqual(before);
  await phone.getByRole("link", { name: /Wishes/ }).click();
  await phone.getByRole("button", { name: "Change the list" }).click();
  await phone.getByRole("button", { name: "Delete the list" }).click();
  // It is sent once it can't be undone any more.
  await expect.poll(() => kept(wall), { timeout: 20_000 }).toEqual([]);
  await phone.context().close();
});

test("a list that can't be read says so", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall, null);
  await phone.route("**/api/lists", (route) =>
    route.fulfill({ status: 503, json: { error: "No.", code: "unreachable" } }),
  );
  await phone.goto(`${wall.server.url}/m/lists/more/l1`);
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect(phone.getByText("can’t be reached")).toBeVisible();
  await phone.context().close();
});

test("named lists fit the smallest phone and every wall, a thumb and a screen reader", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const long = "Extraordinarily-long-named-things ".repeat(5).trim();
  const { body } = await parent.send("POST", "/api/lists", {
    name: long,
    items: [{ text: long }, { text: "Socks" }],
  });
  const phone = await openPhoneOf(browser, wall, mia, null);
  await phone.setViewportSize({ width: 360, height: 640 });
  for (const path of ["", `/${body.id}`]) {
    await visit(phone, `${wall.server.url}/m/lists/more${path}`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(phone, path);
    await expectTouchable(phone, path);
    await expectAccessible(phone, path);
  }
  await phone.context().close();
  const kitchen = await browser.newPage({ locale: "en-GB" });
  for (const [width, height] of [
    [800, 480],
    [1280, 800],
    [1080, 1920],
  ] as const) {
    await kitchen.setViewportSize({ width, height });
    await visit(kitchen, `${wall.server.url}/lists`);
    await expect(row(kitchen, "Socks")).toBeVisible();
    await expect(kitchen).toHaveTitle("Lists · Family Wall");
    await expectFits(kitchen, `${width}`);
    await expectAccessible(kitchen, `${width}`);
  }
  await kitchen.close();
});
