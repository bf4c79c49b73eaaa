import { type Browser, expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { addFamilyEvent, livesInBerlin } from "../support/berlin-family.ts";
import { brokenWords, dottedWords, hiddenWords } from "../support/whole-words.ts";
import { openParentOf, openSavingPage, type RunningWall, test } from "../support/wall-test.ts";
import { wallToday, wallZone } from "../support/wall-zone.ts";

const tomorrow = addDays(wallToday(), 1);
const tomorrowAt = (time: string): string =>
  Temporal.PlainDateTime.from(`${tomorrow}T${time}`)
    .toZonedDateTime(wallZone)
    .toInstant()
    .toString();

const roster = [
  { id: "mom", name: "Katharina", color: "#c94f7c", parent: true },
  { id: "dad", name: "Oma Gerlinde", color: "#2f6fb5", parent: true },
  { id: "mia", name: "Mia", color: "#d9662b", kid: true },
  { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
];

const tofu = {
  ...{ title: "Räuchertofugeschnetzeltes mit Kartoffelpüree", servings: 4, tags: ["Schnell"] },
  ingredients: ["500 g Kartoffeln", "250 g Räuchertofu"],
  steps: ["Kartoffeln schälen und in Salzwasser kochen.", "Räuchertofu schneiden.", "Servieren."],
};

/** A family of long words: a day whose entries clash, a chore that waits for a parent, a recipe; returns its id. */
const moveIn = async (wall: RunningWall): Promise<string> => {
  await wall.start();
  const parent = await openParentOf(wall);
  expect((await parent.send("PATCH", "/api/settings", { locale: "de" })).status).toBe(200);
  expect((await parent.send("PUT", "/api/members", roster)).status).toBe(200);
  const chore = { title: "Meerschweinchenkäfig", recurrence: "FREQ=DAILY", stars: 3 };
  const { body } = await parent.send("POST", "/api/tasks", {
    ...{ ...chore, memberIds: ["mia"], needsApproval: true },
  });
  const mia = openTestBrowser(wall.server);
  await mia.send("POST", `/api/board/routine/${body.id}/close`, { memberId: "mia" });
  await parent.send("POST", "/api/tasks", { ...chore, memberIds: ["mom"] });
  const place = { location: "Sportplatz am Wasserturm", memberIds: ["leo"] };
  for (const [title, from, to] of [
    ["Weihnachtsmarktverabredung", "10:00", "11:30"],
    ["Fußballtraining", "10:30", "12:00"],
    ["Kieferorthopädin", "16:00", "17:00"],
  ] as const)
    await addFamilyEvent(wall, {
      ...{ ...place, title },
      ...{ start: tomorrowAt(from), end: tomorrowAt(to) },
    });
  return addRecipe(wall, tofu);
};

const openSmallPage = async (browser: Browser): Promise<Page> =>
  openSavingPage(
    await browser.newContext({
      ...{ viewport: { width: 360, height: 640 }, locale: "de-DE", timezoneId: wallZone },
      ...{ hasTouch: true, isMobile: true, reducedMotion: "reduce" },
    }),
  );

/** A parent's phone, who just proved to be one. */
const openParentsPhone = async (browser: Browser, wall: RunningWall): Promise<Page> => {
  const phone = await openSmallPage(browser);
  const proof = { memberId: "mom", pin: "2468" };
  await phone.request.post(`${wall.server.url}/api/session`, { data: proof });
  await phone.request.post(`${wall.server.url}/api/unlock`, { data: proof });
  await phone.goto(`${wall.server.url}/m/`);
  return phone;
};

const writeAsLargeAs = (phone: Page, size: string): Promise<void> =>
  phone.evaluate((to) => document.documentElement.style.setProperty("--larger", to), size);

/** Goes to another page as a link does, and waits for what is written there. */
const goTo = async (phone: Page, path: string, words: string): Promise<void> => {
  await phone.evaluate((to) => history.pushState(null, "", to), `/m/${path}`);
  await expect(phone.getByTestId("screen").getByText(words).first()).toBeAttached();
};

/** Expects that no word is broken without a hyphen, and none cut. */
const expectWhole = (page: Page, what: string): Promise<void> =>
  expect
    .poll(
      async () => [
        ...(await brokenWords(page)),
        ...(await hiddenWords(page)),
        ...(await dottedWords(page)),
      ],
      { message: what },
    )
    .toEqual([]);

const pagesOf = (recipe: string) => [
  ["", "Weihnachtsmarktverabredung"],
  ["calendar", "Weihnachtsmarktverabredung"],
  [`calendar/day/${tomorrow}`, "Weihnachtsmarktverabredung"],
  [`calendar/week/${tomorrow}`, "Weihnachtsmarktverabredung"],
  [`calendar/month/${tomorrow}`, "Weihnachtsmarktverabredung"],
  ["lists/recipes", "Kartoffelpüree"],
  [`lists/recipes/${recipe}`, "Kartoffelpüree"],
  [`lists/recipes/${recipe}/cook`, "Weiter"],
  ["chores", "Meerschweinchenkäfig"],
];

test("a German family's long words, names and buttons are whole on a small phone in letters of each size, or parted by a hyphen", async ({
  browser,
  wall,
}) => {
  test.slow();
  const recipe = await moveIn(wall);
  const phone = await openParentsPhone(browser, wall);
  for (const size of ["1", "1.2", "1.7"]) {
    await writeAsLargeAs(phone, size);
    for (const [path = "", words = ""] of pagesOf(recipe)) {
      await goTo(phone, path, words);
      await expectWhole(phone, `${path} at ${size}`);
    }
    await phone.getByRole("button", { name: /^Noch nicht/ }).click();
    await expect(phone.getByRole("alertdialog")).toBeVisible();
    await expectWhole(phone, `the question at ${size}`);
    await phone.getByRole("button", { name: "Abbrechen" }).click();
  }
  await writeAsLargeAs(phone, "1");
  await phone.getByRole("checkbox").first().click();
  await expect(phone.getByRole("status").getByText(/Meerschweinchenkäfig/)).toBeAttached();
  await expectWhole(phone, "the toast");
  await phone.setViewportSize({ width: 768, height: 1024 });
  for (const [path = "", words = ""] of pagesOf(recipe)) {
    await goTo(phone, path, words);
    await expectWhole(phone, `${path} on a tablet`);
  }
  await phone.context().close();
});

test("the empty journal's sentence is read above the button in large letters", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall, "de");
  const phone = await openParentsPhone(browser, wall);
  await writeAsLargeAs(phone, "1.7");
  await goTo(phone, "journal", "Was war heute lustig");
  await phone.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const sentence = await phone.getByText("Was war heute lustig").boundingBox();
  const button = await phone.getByRole("link", { name: "Neuer Eintrag" }).boundingBox();
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  // Nor does it cover more than a small part of the page.
  expect((button?.height ?? 640) * (button?.width ?? 360)).toBeLessThan((360 * 640) / 15);
  await phone.context().close();
});

test("the babysitter's card is whole in a browser no wider than a phone", async ({
  browser,
  ownWall: wall,
}) => {
  await livesInBerlin(wall, "de");
  const parent = await openParentOf(wall);
  const page = await openSmallPage(browser);
  await page.goto(wall.server.url);
  await parent.send("POST", "/api/babysitter/on");
  await expect(page.getByTestId("emergency-leave")).toBeVisible();
  await expectWhole(page, "the babysitter's card");
  await page.context().close();
});
