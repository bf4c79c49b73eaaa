import { expect, type Page } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";
import { storedOn } from "../support/browser-storage.ts";
import { withoutFirstAnswers } from "../support/first-answers.ts";
import { expectAccessible, visit } from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openPhonePage, openParentOf, openWallPage, test } from "../support/wall-test.ts";

const noPins = { MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" };
const demo = (page: Page) => page.getByText("Demo");
const connect = (page: Page) => page.getByRole("link", { name: "Connect" });
const refusal = {
  status: 503,
  json: { error: "The source can't be reached.", code: "unreachable", source: "weather" },
};

test("a house in set-up is alive on every page, also where money and photos will be", async ({
  browser,
  wall,
}) => {
  await wall.start(noPins);
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByText("This is a sample family.")).toHaveCount(1);
  await expect(demo(wallPage)).toHaveCount(0);
  await wallPage.getByRole("link", { name: "Budget" }).click();
  await expect(wallPage.getByTestId("budget-hero")).toHaveText(/\d/);
  await expect(demo(wallPage).first()).toBeVisible();
  await expect(connect(wallPage)).toHaveCount(0);
  await expectAccessible(wallPage, "the sample budget");

  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect(demo(phone).first()).toBeVisible();
  await phone.goto(`${wall.server.url}/m/photos`);
  await expect(phone.getByTestId("photo-tile")).toHaveCount(6);
  await phone.getByTestId("photo-tile").first().click();
  await expect(phone.getByRole("dialog").locator("img").first()).toBeVisible();
  await expect(phone.getByRole("button", { name: "Hide" })).toHaveCount(0);
  await phone.goto(`${wall.server.url}/m/budget`);
  await expect(phone.getByTestId("budget-hero")).toHaveText(/\d/);
  await expect(demo(phone).first()).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});

test("in the evening a house in set-up is told of the sample family's tomorrow, and one without a calendar of no free day", async ({
  browser,
  wall,
}) => {
  await wall.start(noPins);
  // From midnight on it is evening, so that the test runs at any hour.
  const evening = { tomorrow: { at: "00:00", members: {} } };
  const api = openTestBrowser(wall.server);
  expect((await api.send("PATCH", "/api/settings", evening)).status).toBe(200);
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByTestId("tomorrow")).toHaveText(/\d:\d\d/);
  await expect(wallPage.getByText("A free day")).toHaveCount(0);
  await wallPage.context().close();
});

test("a family that lives here finds nothing invented on Home and on a child's pages, only an invitation", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByText("No calendar yet")).toBeVisible();
  await expect(wallPage.getByTestId("invite-weather")).toBeVisible();
  await expect(wallPage.getByText("A free day")).toHaveCount(0);
  await expect(demo(wallPage)).toHaveCount(0);
  await expectAccessible(wallPage, "Home without sources");
  await visit(wallPage, `${wall.server.url}/chores/mia`);
  await expect(wallPage.getByRole("heading", { name: "Mia" })).toBeVisible();
  await expect(demo(wallPage)).toHaveCount(0);
  await visit(wallPage, `${wall.server.url}/`);
  await wallPage.getByTestId("invite-calendar").click();
  await expect(wallPage).toHaveURL(/\/settings\/calendars$/);

  const phone = await openPhoneOf(browser, wall, mia, "/");
  await expect(phone.getByText("No calendar yet")).toBeVisible();
  await expect(demo(phone)).toHaveCount(0);
  await expect(connect(phone)).toHaveCount(0);
  await visit(phone, `${wall.server.url}/m/chores/mia`);
  await expect(demo(phone)).toHaveCount(0);
  await wallPage.context().close();
  await phone.context().close();
});

test("a page without a source opens on marked demo content, and leads to where it is connected", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, null);
  for (const [path, section] of [
    ["calendar/week", "calendars"],
    ["weather", "house"],
    ["budget", "sources/budget"],
  ] as const) {
    await visit(wallPage, `${wall.server.url}/${path}`);
    await expect(demo(wallPage).first()).toBeVisible();
    await connect(wallPage).click();
    await expect(wallPage).toHaveURL(new RegExp(`/settings/${section}$`));
  }
  const phone = await openPhoneOf(browser, wall, mom, null);
  for (const path of ["calendar", "photos", "budget"]) {
    await visit(phone, `${wall.server.url}/m/${path}`);
    await expect(demo(phone).first()).toBeVisible();
    await expectAccessible(phone, `${path} without a source`);
    await connect(phone).click();
    await expect(phone).toHaveURL(/\/m\/settings\/sources$/);
    await expect(phone.getByText("Connect a calendar.")).toBeVisible();
  }
  await wallPage.context().close();
  await phone.context().close();
});

test("a source that fails after a real answer keeps it; one that never answered is demo on its own page alone", async ({
  browser,
  wall,
  feeds,
}) => {
  const skyAt = () => ({ condition: "snow", temp: -4, chance: 70 }) as const;
  feeds.answer("/v1/forecast", openMeteoVendor({ now: Date.now, skyAt }));
  await wall.start({ OPEN_METEO_URL: `${feeds.url}/v1/forecast` });
  const place = { name: "Potsdam", latitude: 52.4, longitude: 13.06 };
  await (await openParentOf(wall)).send("PATCH", "/api/settings", { place });
  const known = await openWallPage(browser, wall);
  await expect(known.getByTestId("now-weather")).toContainText("-4°");
  await expect.poll(async () => (await storedOn(known)).words).toContain("GET /api/weather");
  await withoutFirstAnswers(known);
  await known.route("**/api/weather", (route) => route.fulfill(refusal));
  await known.reload();
  await expect(known.getByTestId("now-weather")).toContainText("-4°");
  await visit(known, `${wall.server.url}/weather`);
  await expect(known.getByRole("heading", { name: "Potsdam" })).toBeVisible();
  await expect(demo(known)).toHaveCount(0);

  const newcomer = await browser.newPage({ locale: "en-GB" });
  await withoutFirstAnswers(newcomer);
  await newcomer.route("**/api/weather", (route) => route.fulfill(refusal));
  await visit(newcomer, `${wall.server.url}/weather`);
  await expect(demo(newcomer).first()).toBeVisible();
  await expect(newcomer.getByText("The forecast can’t be reached.")).toBeVisible();
  await expect(newcomer.getByRole("heading", { name: "Potsdam" })).toBeVisible();
  await expect(connect(newcomer), "it is connected").toHaveCount(0);
  await visit(newcomer, `${wall.server.url}/`);
  await expect(newcomer.getByText("No calendar yet")).toBeVisible();
  await expect(newcomer.getByTestId("now-weather")).toHaveCount(0);
  await expect(demo(newcomer)).toHaveCount(0);
  await newcomer.context().close();
  await known.context().close();
});

test("where the chores' source doesn't answer, no screen says that a child has nothing to do", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { url } = wall.server;
  const error = { ...refusal.json, source: "tasks" };
  const wallPage = await browser.newPage({ locale: "en-GB", serviceWorkers: "block" });
  await withoutFirstAnswers(wallPage);
  await wallPage.route(/\/api\/(board|tasks)\//, (route) =>
    route.fulfill({ status: 503, json: error }),
  );
  for (const path of ["/", "/chores/mia"]) {
    await visit(wallPage, url + path);
    await expect(wallPage.getByText("Not known at the moment").first()).toBeVisible();
    await expect(wallPage.getByText("No chores today")).toHaveCount(0);
    await expect(demo(wallPage)).toHaveCount(0);
  }
  await visit(wallPage, `${url}/chores`);
  await expect(demo(wallPage).first()).toBeVisible();

  await wallPage.context().close();
});
