import { expect, type Page } from "@playwright/test";
import { mom, openPhoneOf, phoneTab } from "../support/phone-in-hand.ts";
import { openPhonePage, openWallPage, openParentOf, test, typePin } from "../support/wall-test.ts";

const card = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: { name: "Guests", password: "chalk" },
  notes: "Minka sleeps in the kitchen.",
};

const expectSealed = async (page: Page): Promise<void> => {
  await expect(page.getByText("+49 170 1234567")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
};

test("a babysitter gets the emergency card and nothing else, until a parent's PIN", async ({
  browser,
  ownWall: wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PUT", "/api/babysitter/card", card);
  const wallPage = await openWallPage(browser, wall, "/calendar/week");
  await wallPage.getByRole("link", { name: "Chores" }).tap();
  await expect(wallPage.getByRole("heading", { name: "Chores" })).toBeVisible();

  // One tap and one question, without a PIN.
  await wallPage.getByRole("button", { name: "Babysitter" }).tap();
  await wallPage.getByRole("button", { name: "Yes, hand it over" }).tap();
  await expectSealed(wallPage);
  for (const words of ["Oma", "Bed at 19:30", "Nuts", "Minka sleeps in the kitchen."])
    await expect(wallPage.getByText(words)).toBeVisible();
  await expect(wallPage.getByRole("img", { name: /Guests/ })).toBeVisible();

  // Going back, reloading, another address and the keyboard don't end the mode.
  await wallPage.goBack();
  await expectSealed(wallPage);
  await wallPage.reload();
  await expectSealed(wallPage);
  for (const path of ["/", "/settings/members", "/setup/family", "/calendar/week"]) {
    await wallPage.goto(wall.server.url + path);
    await expectSealed(wallPage);
  }
  for (const key of ["Tab", "Escape", "ArrowRight", "Alt+ArrowLeft"])
    await wallPage.keyboard.press(key);
  await expectSealed(wallPage);
  // Nor does the API, which a script on the page could call with the wall's cookie.
  const statusOf = (path: string, method = "GET") =>
    wallPage.evaluate(async ([to, by]) => (await fetch(to, { method: by })).status, [
      path,
      method,
    ] as const);
  for (const path of ["/api/board/routine", "/api/calendar", "/api/settings", "/api/devices"])
    expect(await statusOf(path), path).toBe(423);
  for (const path of ["/api/presence", "/api/unlock", "/api/session", "/api/backups"])
    expect(await statusOf(path, "POST"), path).toBe(423);

  // Another browser that opens the wall, large or small, and a machine after a power cycle.
  for (const open of [openWallPage, openPhonePage]) {
    const other = await open(browser, wall, "/chores");
    await expectSealed(other);
    expect((await other.request.get(`${wall.server.url}/api/calendar`)).status()).toBe(423);
    await other.context().close();
  }
  await wall.kill();
  await wall.start();
  await wallPage.goto(`${wall.server.url}/chores`);
  await expectSealed(wallPage);

  await wallPage.getByRole("button", { name: "Parents" }).tap();
  await typePin(wallPage, "1111");
  await expect(wallPage.getByText("That PIN is not right.")).toBeVisible();
  await wallPage.getByRole("button", { name: "Back" }).tap();
  await expectSealed(wallPage);
  await wallPage.getByRole("button", { name: "Parents" }).tap();
  await typePin(wallPage, "2468");
  await expect(wallPage.getByRole("navigation").first()).toBeVisible();
  await expect(wallPage.getByText("+49 170 1234567")).toHaveCount(0);
  await wallPage.context().close();
});

test("every wall is sealed at once, and given back at once", async ({ browser, wall }) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PUT", "/api/babysitter/card", card);
  const wallPage = await openWallPage(browser, wall, "/calendar/week");
  await expect(wallPage.getByRole("navigation").first()).toBeVisible();
  await parent.send("POST", "/api/babysitter/on");
  await expectSealed(wallPage);
  await parent.send("POST", "/api/babysitter/off", { memberId: "mom", pin: "2468" });
  await expect(wallPage.getByRole("navigation").first()).toBeVisible();
  await wallPage.context().close();
});

test("a tap by mistake costs a parent's PIN and nothing else, and before there is a PIN there is nothing to tap", async ({
  browser,
  ownWall: wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wallPage = await openWallPage(browser, wall);
  const start = wallPage.getByRole("button", { name: "Babysitter" });
  await expect(wallPage.getByRole("link", { name: "Set up this wall" })).toBeVisible();
  await expect(start).toHaveCount(0);
  const refused = await wallPage.request.post(`${wall.server.url}/api/babysitter/on`);
  expect([refused.status(), (await refused.json()).code]).toEqual([409, "pinNotSet"]);
  await wall.kill();

  await wall.start();
  await wallPage.goto(`${wall.server.url}/chores`);
  await start.tap();
  await wallPage.getByRole("button", { name: "Cancel" }).tap();
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);

  // A question that a child leaves unanswered closes by itself.
  await wallPage.clock.install();
  await start.tap();
  await expect(wallPage.getByRole("dialog")).toBeVisible();
  await wallPage.clock.fastForward(61_000);
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);

  await start.tap();
  await wallPage.getByRole("button", { name: "Yes, hand it over" }).tap();
  await wallPage.getByRole("button", { name: "Parents" }).tap();
  await typePin(wallPage, "2468");
  await expect(wallPage.getByRole("heading", { name: "Chores" })).toBeVisible();
  await wallPage.context().close();
});

test("what a parent writes on the phone is what the babysitter reads on the wall", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  await phone.getByRole("link", { name: "Babysitter" }).tap();
  await phone.getByRole("textbox", { name: "Mom’s phone" }).fill("+49 170 1234567");
  await phone.getByRole("button", { name: "Mia: later to bed" }).tap();
  await phone.getByRole("textbox", { name: "Mia: allergies" }).fill("Nuts");
  await phone.getByRole("textbox", { name: "Name of the Wi-Fi" }).fill("Guests");
  await phone.getByRole("button", { name: "Save the card" }).tap();
  await expect(phone.getByText("The card is saved")).toBeVisible();

  // What isn't saved is there again after another page, and is saved before the walls are handed over.
  const allergies = phone.getByRole("textbox", { name: "Leo: allergies" });
  await allergies.fill("Penicillin");
  await phoneTab(phone, "Today").tap();
  await expect(allergies).toHaveCount(0);
  await phone.goBack();
  await expect(phone.getByText("This was left unfinished here.")).toBeVisible();
  await expect(allergies).toHaveValue("Penicillin");
  await phone.getByRole("button", { name: "Babysitter mode" }).tap();
  await expect(phone.getByText("What you wrote on the emergency card")).toBeVisible();
  await phone.getByRole("button", { name: "Yes, hand it over" }).tap();
  await expect(phone.getByRole("button", { name: "End babysitter mode" })).toBeVisible();
  await expect(phone.getByText("This was left unfinished here.")).toHaveCount(0);

  const wallPage = await openWallPage(browser, wall);
  await expectSealed(wallPage);
  for (const words of ["Bed at 19:00", "Nuts", "Penicillin", "Guests"])
    await expect(wallPage.getByText(words)).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});
