import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { familyIcs } from "../fixtures/calendar/family-ics.ts";
import type { FeedServer } from "../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../fixtures/server/test-server.ts";
import { eventId, writeEvents } from "./furnish-calendar.ts";
import { liveThroughChores, spendStars, writeChores } from "./furnish-chores.ts";
import { writeLastYear, writeWeek } from "./furnish-journal.ts";
import { writeMeals } from "./furnish-meals.ts";
import { moment, pictureDay, zone } from "./moment.ts";
import { pinChance } from "./pin-chance.ts";
import { eleven, four, picturePins } from "./rosters.ts";
import { standingFacts } from "./standing-facts.ts";
import { landscape } from "./scenery.ts";
import { passTo, signInAs, somebody, type FamilyWriter } from "./writer.ts";

/** A house of which pictures are taken, at their moment. */
export interface Furnished {
  readonly house: TestServer;
  /** A parent who may change settings; in a house that isn't set up, whoever is at the machine. */
  readonly parent: FamilyWriter;
  /** What stands in the addresses of some pages. */
  readonly ids: { readonly recipe: string; readonly event: string };
}

const none = { recipe: "", event: "" };
/** Without a proxy, behind which nobody could set the wall up without its code. */
const direct = {
  TZ: zone,
  // A slide show that moved on would be another picture.
  SCREENSAVER_CYCLE_SEC: "86400",
};
const usual = { ...direct, PUBLIC_URL: "https://wall.example" };
const potsdam = { WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06", WEATHER_PLACE: "Potsdam" };

const budget = {
  currency: "EUR",
  updated: "2026-05-20T05:00:00Z",
  months: Object.fromEntries(
    ["01", "02", "03", "04", "05"].map((month, at) => [
      `2026-${month}`,
      [
        { id: "groceries", name: "Groceries", budgeted: 80_000, spent: 61_240 + at * 5000 },
        { id: "home", name: "Home", budgeted: 120_000, spent: 118_000 },
        { id: "leisure", name: "Leisure", budgeted: 30_000, spent: 9000 * at },
        { id: "clothes", name: "Clothes", budgeted: 15_000, spent: 4200 },
      ],
    ]),
  ),
};

const layFiles = async (dir: string): Promise<Record<string, string>> => {
  const photos = join(dir, "photos");
  mkdirSync(photos);
  for (let at = 0; at < 7; at += 1) {
    const [width, height] = at % 3 === 2 ? [900, 1200] : [1600, 1067];
    const taken = `202${at % 4}:0${(at % 5) + 3}:1${at} 10:30:00`;
    writeFileSync(join(photos, `p${at}.jpg`), await landscape({ width, height, at, taken }));
  }
  writeFileSync(join(dir, "budget.json"), JSON.stringify(budget));
  return { PHOTOS_DIR: photos, BUDGET_PROVIDER: "file", BUDGET_FILE: join(dir, "budget.json") };
};

const card = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: { name: "Guests", password: "chalk" },
  notes: "Minka sleeps in the kitchen.",
};

const chosen = {
  ...{ timeZone: zone, locale: "en-GB", preReaders: ["leo"] },
  sleepNights: { fri: { start: "23:30", end: "09:00" } },
  ...standingFacts,
};

/** Waits until a house says what it will say of itself once it has come to rest. */
const until = async (isThere: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error("a house didn't come to rest");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The moment comes with a start of the server, which then does what fell due in the week: the recap and a backup. */
const comeToTheMoment = async (
  house: TestServer,
  isThere: (parent: FamilyWriter) => Promise<boolean>,
) => {
  passTo(house, moment);
  house.clock.set(moment);
  await house.restart();
  const parent = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: picturePins.MEMBER_PIN_MOM });
  await until(() => isThere(parent));
  await parent.send("DELETE", "/api/unlock");
  house.clock.set(moment);
  return parent;
};

/** Four people who have lived with their wall for a week. */
export const openFamily = async (internet: FeedServer): Promise<Furnished> => {
  pinChance();
  const dir = mkdtempSync(join(tmpdir(), "family-wall-pictures-"));
  const files = await layFiles(dir);
  const env = {
    ...{ ...usual, ...picturePins, ...potsdam, ...files },
    OPEN_METEO_URL: `${internet.url}/forecast`,
    CALENDAR_ICS_URL: `${internet.url}/family.ics`,
    CALENDAR_ICS_URL_LEO: `${internet.url}/school.ics`,
  };
  const opened = await startTestServer({ members: four, env, at: "2025-05-20T10:00:00Z" });
  const house: TestServer = {
    ...opened,
    get url() {
      return opened.url;
    },
    close: async () => {
      await opened.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await writeLastYear(house);
  passTo(house, "2026-05-12T16:00:00Z");
  const mom = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  const mia = await signInAs(house, "mia", picturePins.MEMBER_PIN_MIA);
  await mom.send("PATCH", "/api/settings", chosen);
  await mom.send("PUT", "/api/babysitter/card", card);
  await writeChores(mom);
  await writeEvents(mom);
  const recipe = await writeMeals(mom);
  await liveThroughChores(house, mom, somebody(house));
  await writeWeek(house, mom, mia);
  await spendStars(mom);
  const parent = await comeToTheMoment(house, async (reader) => {
    const { entries } = await reader.get("/api/journal");
    const { items } = await reader.get("/api/backups");
    const { shown } = await reader.get("/api/photos/counts");
    return (
      entries.some(({ recap }: { recap?: unknown }) => recap) && items.length > 0 && shown === 7
    );
  });
  const { items } = await parent.get("/api/photos");
  await parent.send("POST", `/api/photos/${items[2].id}/hide`);
  house.clock.set(moment);
  return { house, parent, ids: { recipe, event: await eventId(parent, "Football practice") } };
};

/** A family of eleven, with a chore and an event for each. */
export const openLargeFamily = async (): Promise<Furnished> => {
  pinChance();
  const house = await startTestServer({
    members: eleven,
    env: { ...usual, ...picturePins },
    at: moment,
  });
  const mom = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  await mom.send("PATCH", "/api/settings", {
    ...{ locale: "en-GB", preReaders: ["child6"] },
    ...{ holidays: standingFacts.holidays, bins: standingFacts.bins },
  });
  for (const [at, { id }] of eleven.entries()) {
    const chore = { memberIds: [id], recurrence: "FREQ=DAILY", stars: (at % 3) + 1 };
    await mom.send("POST", "/api/tasks", { ...chore, title: "Brush teeth", daypart: "morning" });
    const piano = "Practise the piano for the concert on Saturday in the church";
    await mom.send("POST", "/api/tasks", { ...chore, title: piano, daypart: "evening" });
    const hour = 7 + at;
    await mom.send("POST", "/api/calendar/events", {
      ...{ title: `Appointment number ${at + 1}`, memberIds: [id] },
      start: `${pictureDay}T${String(hour).padStart(2, "0")}:00:00+02:00`,
      end: `${pictureDay}T${String(hour + 2).padStart(2, "0")}:00:00+02:00`,
    });
  }
  const away = {
    start: pictureDay,
    end: "2026-05-22",
    memberIds: ["child3"],
    reason: "Class trip",
  };
  await mom.send("POST", "/api/pauses", away);
  house.clock.set(moment);
  return { house, parent: mom, ids: none };
};

/** A wall that nobody has set up yet: it shows the sample family. */
export const openFresh = async (): Promise<Furnished> => {
  pinChance();
  const house = await startTestServer({ members: four, env: direct, at: moment });
  return { house, parent: somebody(house), ids: none };
};

/** A wall that was set up, and in which nothing was written. */
export const openEmpty = async (
  more: Readonly<Record<string, string>> = {},
): Promise<Furnished> => {
  pinChance();
  const house = await startTestServer({
    members: four,
    env: { ...usual, ...picturePins, ...more },
    at: moment,
  });
  return { house, parent: await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM), ids: none };
};

/** A wall whose calendar went out of order three hours ago, and whose weather never came. */
export const openFailing = async (internet: FeedServer): Promise<Furnished> => {
  pinChance();
  const env = {
    ...{ ...usual, ...picturePins, ...potsdam },
    OPEN_METEO_URL: `${internet.url}/broken-forecast`,
    CALENDAR_ICS_URL: `${internet.url}/short-lived.ics`,
  };
  internet.put("/short-lived.ics", familyIcs(pictureDay));
  const house = await startTestServer({ members: four, env, at: "2026-05-20T11:47:00Z" });
  const parent = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  const stateOf = async () => {
    await parent.get("/api/calendar");
    return (await parent.get("/api/health")).sources.calendar.state;
  };
  await until(async () => (await stateOf()) === "ok");
  internet.put("/short-lived.ics", null);
  passTo(house, moment);
  await until(async () => (await stateOf()) === "stale");
  house.clock.set(moment);
  return { house, parent, ids: none };
};
