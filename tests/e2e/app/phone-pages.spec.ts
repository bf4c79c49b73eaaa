import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { parentPages } from "#pwa/src/features/settings/parent-pages.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { addFamilyEvent, berlinZone, livesInBerlin } from "../support/berlin-family.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { openParentOf, type RunningWall, test } from "../support/wall-test.ts";

const today = Temporal.Now.plainDateISO(berlinZone).toString();

/** Every page of the phone but those of one thing. */
const pages = [
  ...["", "calendar", "calendar/day", "calendar/week", "calendar/month", "calendar/search"],
  ...["calendar/new", "chores", "chores/mia", "rewards", "reward-list"],
  ...[
    "lists",
    "lists/todos",
    "lists/week",
    "lists/recipes",
    "lists/more",
    "journal",
    "journal/new",
  ],
  ...["notes", "photos", "walls", "settings", "settings/notifications", "settings/text"],
  ...["settings/calendar", "settings/sources", "settings/pin", "settings/babysitter"],
  ...["settings/invite", "settings/devices", "settings/pins", "settings/accounts"],
  ...parentPages.map((page) => `settings/${page}`),
];

/** Goes to another page as a link does, without a new opening. */
const goTo = async (phone: Page, path: string): Promise<void> => {
  await phone.evaluate((to) => history.pushState(null, "", to), `/m/${path}`);
  await expect(phone).toHaveURL(new RegExp(`/m/${path.split("/")[0] ?? ""}`));
  await expect(phone.getByTestId("screen").getByRole("heading").first()).toBeVisible();
};

/** Words that are set on two lines although nothing parts them: neither the app, by soft hyphens, nor the browser, which tests have no dictionary for. */
const brokenWords = (phone: Page): Promise<string[]> =>
  phone.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const box = text.parentElement;
      if (box?.checkVisibility() !== true || getComputedStyle(box).hyphens === "auto") continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(
        /[\p{L}\p{M}\u00AD]{2,}/gu,
      )) {
        if (word.includes("\u00AD")) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

const moveIn = async (wall: RunningWall): Promise<void> => {
  await livesInBerlin(wall, "de");
  const parent = await openParentOf(wall);
  const give = async (path: string, body: object) =>
    expect((await parent.send("POST", path, body)).status).toBe(201);
  for (const title of ["Geschirrspülmaschine ausräumen", "Zähne putzen"])
    await give("/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  await give("/api/tasks", { title: "Schornsteinfegertermin", list: "todo", memberIds: ["mom"] });
  await give("/api/grocery", { name: "Haferflocken", amount: "500 g" });
  await give("/api/lists", { name: "Kindergeburtstag", items: [{ text: "Luftballons" }] });
  await give("/api/notes", { text: "Elternsprechtag nicht vergessen", until: addDays(today, 3) });
  await addRecipe(wall);
  await addFamilyEvent(wall, {
    ...{ title: "Schwimmunterricht", memberIds: ["mia"], allDay: true },
    ...{ start: addDays(today, 1), end: addDays(today, 2) },
  });
};

test("every page of a small phone in German is whole and can be heard, also in letters twice as large", async ({
  browser,
  wall,
}) => {
  test.slow();
  await moveIn(wall);
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "de-DE" },
    ...{ reducedMotion: "reduce" },
  });
  const phone = await context.newPage();
  const proof = { memberId: "mom", pin: "2468" };
  await phone.request.post(`${wall.server.url}/api/session`, { data: proof });
  await phone.request.post(`${wall.server.url}/api/unlock`, { data: proof });
  await phone.goto(`${wall.server.url}/m/`);
  await expect(phone.getByTestId("screen")).toBeVisible();
  const broken: Record<string, string[]> = {};
  for (const size of ["1", "1.88"]) {
    await phone.evaluate((to) => document.documentElement.style.setProperty("--larger", to), size);
    for (const path of pages) {
      await goTo(phone, path);
      const what = `${path} at ${size}`;
      await expectFits(phone, what);
      if (size === "1") await expectAccessible(phone, what);
      const words = await brokenWords(phone);
      if (words.length > 0) broken[what] = words;
    }
  }
  expect(broken).toEqual({});
  await context.close();
});
