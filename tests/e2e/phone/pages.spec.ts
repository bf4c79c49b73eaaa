import { type Browser, expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { parentPages } from "#pwa/src/features/settings/parent-pages.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { addFamilyEvent, berlinZone, livesInBerlin } from "../support/berlin-family.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { brokenWords, hiddenWords } from "../support/whole-words.ts";
import { openParentOf, openSavingPage, type RunningWall, test } from "../support/wall-test.ts";

const today = Temporal.Now.plainDateISO(berlinZone).toString();

/** Every page of the phone but those of one thing. */
const pages = [
  ...["", "calendar", "calendar/day", "calendar/week", "calendar/month", "calendar/search"],
  ...["calendar/new", "chores", "chores/mia", "chores/leo", "rewards", "reward-list"],
  ...[
    "lists",
    "lists/todos",
    "lists/week",
    "lists/recipes",
    "lists/more",
    "journal",
    "journal/new",
  ],
  ...[
    "notes",
    "photos",
    "walls",
    "settings",
    "settings/notifications",
    "settings/house-notifications",
    "settings/text",
  ],
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

/** Whether a page's name and what can be done there stand in one row. */
const hasHeadInOneRow = (phone: Page): Promise<boolean> =>
  phone
    .getByTestId("head")
    .evaluate(({ firstElementChild, lastElementChild }) =>
      firstElementChild !== null && lastElementChild !== null
        ? firstElementChild.getBoundingClientRect().bottom >
          lastElementChild.getBoundingClientRect().top
        : false,
    );

const moveIn = async (wall: RunningWall): Promise<void> => {
  await livesInBerlin(wall, "de");
  const parent = await openParentOf(wall);
  const give = async (path: string, body: object) =>
    expect((await parent.send("POST", path, body)).status).toBe(201);
  const daily = { recurrence: "FREQ=DAILY" };
  for (const title of ["Geschirrspülmaschine ausräumen", "Zähne putzen"])
    await give("/api/tasks", { ...daily, title, memberIds: ["mia"] });
  // Leo can't read yet: his chores are large pictures with their words beside them.
  await give("/api/tasks", { ...daily, title: "Geschirrspülmaschine", memberIds: ["leo"] });
  await parent.send("PATCH", "/api/settings", { preReaders: ["leo"] });
  await give("/api/tasks", { title: "Schornsteinfegertermin", list: "todo", memberIds: ["mom"] });
  await give("/api/grocery", {
    name: "Haferflocken für Omas Sonntagskuchen, die zarten",
    amount: "500 g",
  });
  await give("/api/lists", { name: "Kindergeburtstag", items: [{ text: "Luftballons" }] });
  await give("/api/notes", { text: "Elternsprechtag nicht vergessen", until: addDays(today, 3) });
  await addRecipe(wall);
  await addFamilyEvent(wall, {
    ...{ title: "Schwimmunterricht", memberIds: ["mia"], allDay: true },
    ...{ start: addDays(today, 1), end: addDays(today, 2) },
  });
};

/** A small phone of Mom's in German, where she just proved to be a parent. */
const openMomsPhone = async (browser: Browser, wall: RunningWall): Promise<Page> => {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "de-DE" },
    ...{ reducedMotion: "reduce" },
  });
  const phone = await openSavingPage(context);
  const proof = { memberId: "mom", pin: "2468" };
  await phone.request.post(`${wall.server.url}/api/session`, { data: proof });
  await phone.request.post(`${wall.server.url}/api/unlock`, { data: proof });
  await phone.goto(`${wall.server.url}/m/`);
  await expect(phone.getByTestId("screen")).toBeVisible();
  return phone;
};

test("every page of a small phone in German is whole and can be heard, also in letters twice as large", async ({
  browser,
  wall,
}) => {
  test.slow();
  await moveIn(wall);
  const phone = await openMomsPhone(browser, wall);
  const broken: Record<string, string[]> = {};
  for (const size of ["1", "1.88"]) {
    await phone.evaluate((to) => document.documentElement.style.setProperty("--larger", to), size);
    for (const path of pages) {
      await goTo(phone, path);
      const what = `${path} at ${size}`;
      await expectFits(phone, what);
      if (size === "1") await expectAccessible(phone, what);
      const words = [
        ...(await brokenWords(phone, { withBrowsersHyphens: true })),
        ...(await hiddenWords(phone)),
      ];
      if (words.length > 0) broken[what] = words;
    }
  }
  expect(broken).toEqual({});
  await phone.evaluate(() => document.documentElement.style.setProperty("--larger", "1"));
  await goTo(phone, "chores");
  for (const width of [320, 375, 384, 390, 768]) {
    await phone.setViewportSize({ width, height: 640 });
    expect(await hasHeadInOneRow(phone), `the head of chores at ${width}`).toBe(true);
  }
  await phone.context().close();
});

/** What can be tapped on this page, and what of it keys don't reach, or reach without showing where they are. */
const strayTargets = async (phone: Page): Promise<readonly string[]> => {
  await phone.evaluate(() => {
    const tappable = "a[href], button, input, select, textarea, summary, [role=button], [tabindex]";
    const isOn = (target: Element): boolean =>
      target instanceof HTMLElement &&
      target.checkVisibility({ visibilityProperty: true }) &&
      target.closest("[inert]") === null &&
      !target.matches(":disabled, [tabindex='-1'], input[type=file]:not(:enabled)");
    const all = [...document.querySelectorAll(tappable)].filter(isOn);
    // Of choices that exclude each other keys reach one, and arrows lead to the others.
    const reached = all.filter(
      (target) =>
        !(target instanceof HTMLInputElement && target.type === "radio" && !target.checked),
    );
    Object.assign(globalThis, { unreached: new Set(reached), unseen: new Set<Element>() });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    addEventListener("focusin", ({ target }) => {
      const { unreached, unseen } = globalThis as unknown as Record<string, Set<Element>>;
      if (!(target instanceof Element)) return;
      unreached?.delete(target);
      const around = [target, target.closest("label"), target.parentElement];
      const isShown = around.some(
        (box) => box !== null && getComputedStyle(box).outlineStyle !== "none",
      );
      if (!isShown) unseen?.add(target);
    });
  });
  /** How many are left, and at most how many presses bring the focus round; a late answer adds rows that are passed as well. */
  const left = () =>
    phone.evaluate(() => ({
      count: (globalThis as unknown as Record<string, Set<Element>>)["unreached"]?.size ?? 0,
      mostTabs: document.querySelectorAll("a, button, input, select, textarea, [tabindex]").length,
    }));
  let now = await left();
  for (let tabs = 0; now.count > 0 && tabs < now.mostTabs + 20; tabs += 10) {
    for (let n = 0; n < 10; n += 1) await phone.keyboard.press("Tab");
    now = await left();
  }
  return phone.evaluate(() => {
    const { unreached, unseen } = globalThis as unknown as Record<string, Set<Element>>;
    const inWords = (kind: string, found: Set<Element> | undefined) =>
      [...(found ?? [])]
        .filter((target) => target.isConnected)
        .map((target) => `${kind} ${target.outerHTML.slice(0, 160)}`);
    return [...inWords("not reached:", unreached), ...inWords("not shown:", unseen)];
  });
};

test("every page of a phone is operated with keys alone: all that can be tapped is reached, and it is seen where one is", async ({
  browser,
  wall,
}) => {
  test.slow();
  await moveIn(wall);
  const phone = await openMomsPhone(browser, wall);
  const stray: Record<string, readonly string[]> = {};
  for (const path of pages) {
    await goTo(phone, path);
    await expectFits(phone, path);
    const found = await strayTargets(phone);
    if (found.length > 0) stray[path] = found;
  }
  expect(stray).toEqual({});

  await goTo(phone, "settings/members");
  const opener = phone.getByRole("button", { name: /Mia/ }).first();
  await opener.focus();
  await phone.keyboard.press("Enter");
  const sheet = phone.getByRole("dialog");
  await expect(sheet).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await phone.keyboard.press("Tab");
    // Past the last the focus may leave for the browser's own buttons, never for the page below.
    expect(
      await phone.evaluate(() => {
        const here = document.activeElement;
        return here === document.body || here?.closest("dialog") != null;
      }),
    ).toBe(true);
  }
  await phone.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await phone.context().close();
});
