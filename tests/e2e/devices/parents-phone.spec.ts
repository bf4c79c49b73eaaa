import { expect, type Page } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { signInBrowser } from "../../fixtures/access/sign-in.ts";
import { listen } from "../support/listen.ts";
import { finger } from "../support/finger.ts";
import { openParentOf, openPhonePage, openWallPage, test, typePin } from "../support/wall-test.ts";

const link = (phone: Page, name: string | RegExp) => phone.getByRole("link", { name });
const back = (phone: Page) => link(phone, "Back").tap();

test("a parent away from the wall invites a phone in four taps, gives a child a new PIN, signs a lost phone out, and hands the walls to a sitter and back", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const lost = openTestBrowser(wall.server);
  expect((await signInBrowser(lost, "mia", "1357")).status).toBe(200);
  const wallPage = await openWallPage(browser, wall);
  const phone = await openPhonePage(browser, wall);
  await phone.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: ({ text = "" }: ShareData) => {
        document.title = text;
        return Promise.resolve();
      },
    });
  });
  await phone.reload();
  await phone.getByRole("button", { name: "Mom" }).tap();
  await typePin(phone, "2468");

  const inviting = finger();
  await inviting.tap(phone.getByRole("button", { name: "Mom, Account" }));
  await inviting.tap(phone.getByRole("button", { name: "Settings" }));
  await inviting.tap(link(phone, "Invite a phone"));
  await expect(phone.getByRole("img", { name: /The phone app at/ })).toBeVisible();
  await inviting.tap(phone.getByRole("button", { name: "Send the address" }));
  await expect(phone).toHaveTitle(/on your phone: http.*\/m\//);
  expect(inviting.taps()).toBeLessThanOrEqual(4);

  await phone.goto(`${wall.server.url}/m/settings`);
  await link(phone, /^PINs/).tap();
  await expect(link(phone, "Change my PIN")).toBeVisible();
  await phone.getByRole("button", { name: /Leo/ }).tap();
  await typePin(phone, "2468");
  await expect(phone.getByRole("dialog")).toBeVisible();
  for (let time = 0; time < 2; time += 1) await typePin(phone, "8642");
  await expect(phone.getByText("Leo’s PIN is set")).toBeVisible();
  await expect(phone.getByRole("button", { name: /Leo/ })).toContainText("PIN set");
  expect((await signInBrowser(openTestBrowser(wall.server), "leo", "8642")).status).toBe(200);

  await back(phone);
  await link(phone, "Phones and walls").tap();
  const row = phone.getByRole("listitem").filter({ hasText: "Mia" });
  await row.getByRole("button", { name: "Sign out" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign out" }).tap();
  await expect(row).toHaveCount(0);
  expect((await lost.get("/api/session")).status).toBe(401);

  await back(phone);
  await link(phone, "Babysitter").tap();
  await phone.getByRole("button", { name: "Babysitter mode" }).tap();
  await phone.getByRole("button", { name: "Yes, hand it over" }).tap();
  await expect(wallPage.getByTestId("emergency-leave")).toBeVisible();
  await expect(phone.getByText(/A babysitter has been in charge since/)).toBeVisible();
  await phone.getByRole("button", { name: "End babysitter mode" }).tap();
  await typePin(phone, "9999");
  await expect(phone.getByRole("alert")).toBeVisible();
  await expect(wallPage.getByTestId("emergency-leave")).toBeVisible();
  await typePin(phone, "2468");
  await expect(wallPage.getByTestId("emergency-leave")).toHaveCount(0);
  await expect(phone.getByRole("button", { name: "Babysitter mode" })).toBeVisible();
  for (const page of [wallPage, phone]) await page.context().close();
});

test("a child's phone writes as large as Oma's wants it, turns the calendar by pinch, and reads the day to who can't", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { preReaders: ["mia"] });
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  const phone = await openPhonePage(browser, wall);
  await listen(phone);
  await phone.getByRole("button", { name: "Mia" }).tap();
  await typePin(phone, "1357");
  await phone.getByRole("button", { name: "Hear my day" }).tap();
  await expect(phone).toHaveTitle(/^Hello Mia! Today is \w+\. You still have to do: Feed Minka\./);

  const bodySize = () => phone.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await bodySize()).toBe("17px");
  await phone.goto(`${wall.server.url}/m/settings/text`);
  await phone.getByText("Very large").tap();
  await expect.poll(bodySize).toBe("28.9px");
  await phone.reload();
  await expect(phone.getByText("Very large")).toBeVisible();
  expect(await bodySize()).toBe("28.9px");
  await phone.getByText("Normal").tap();

  await phone.goto(`${wall.server.url}/m/calendar/month`);
  const here = phone.getByRole("navigation", { name: "Calendar" });
  const devtools = await phone.context().newCDPSession(phone);
  /** Two fingers that begin so far apart, in CSS pixels, and end so far apart. */
  const pinch = async (from: number, to: number): Promise<void> => {
    const touch = (type: "touchStart" | "touchMove", apart: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: 195, y: 450 - apart / 2, id: 0 },
          { x: 195, y: 450 + apart / 2, id: 1 },
        ],
      });
    await touch("touchStart", from);
    for (const part of [0.4, 0.7, 1]) await touch("touchMove", from + (to - from) * part);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const shows = (view: string) =>
    expect(here.getByRole("link", { name: view })).toHaveAttribute("aria-current", "page");
  await shows("Month");
  for (const view of ["Week", "Day", "Agenda"]) {
    await pinch(80, 300);
    await shows(view);
  }
  for (const view of ["Day", "Week", "Month"]) {
    await pinch(300, 80);
    await shows(view);
  }
  expect(await phone.evaluate(() => visualViewport?.scale)).toBe(1);
  await here.getByRole("link", { name: "Week" }).focus();
  await phone.keyboard.press("Enter");
  await shows("Week");
  await phone.context().close();
});
