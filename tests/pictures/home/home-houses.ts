import { addDays } from "#server/platform/clock.ts";
import { familyIcs } from "../../fixtures/calendar/family-ics.ts";
import type { FeedServer } from "../../fixtures/calendar/feed-server.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { pictureForecast } from "../internet.ts";
import { moment, pictureDay, zone } from "../moment.ts";
import { pinChance } from "../pin-chance.ts";
import { picturePins } from "../rosters.ts";
import { type FamilyWriter, passTo, signInAs, somebody } from "../writer.ts";
import type { HomeTexts } from "./home-texts.ts";

export const homeStates = ["full", "empty", "stale", "failing", "offline", "sample"] as const;
export type HomeState = (typeof homeStates)[number];

/** A house whose Home is looked at. */
export interface HomeHouse {
  readonly house: TestServer;
  readonly parent: FamilyWriter;
}

const grownUpColours = ["#c94f7c", "#2f6fb5", "#7f5f8a", "#5f6f7f"];
const childColours = [
  ...["#d9662b", "#2a8f6d", "#7c4dbc", "#8a6d3b", "#2f8fa5", "#b54f2f", "#5f7f2a"],
];
const grownUpIds = ["mom", "dad", "oma", "opa"];

/** How many of a family are grown up. */
const grownUpsOf: Readonly<Record<number, number>> = { 1: 1, 2: 1, 4: 2, 6: 3, 11: 4 };

const rosterOf = (count: number, { grownUps, children }: HomeTexts) => {
  const grown = grownUpsOf[count] ?? 2;
  return [
    ...grownUps.slice(0, grown).map((name, at) => ({
      ...{ id: grownUpIds[at] ?? "", name, color: grownUpColours[at], parent: at < 2 },
    })),
    ...children.slice(0, count - grown).map((name, at) => ({
      ...{ id: `child${at}`, name, color: childColours[at], kid: true, parent: false },
    })),
  ];
};
type Roster = ReturnType<typeof rosterOf>;

const timeOf = (day: string, hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00+02:00`;

const writeCalendar = async (parent: FamilyWriter, roster: Roster, texts: HomeTexts) => {
  const hours = [17, 18, 20];
  let next = roster.length - 1;
  for (const [ahead, titles] of texts.days.entries())
    for (const [at, title] of titles.entries()) {
      const day = addDays(pictureDay, ahead);
      const hour = ahead === 0 ? (hours[at] ?? 19) : 9 + at * 5 + (ahead % 3);
      const who = roster[next++ % roster.length];
      await parent.send("POST", "/api/calendar/events", {
        ...{ title, memberIds: [who?.id], start: timeOf(day, hour), end: timeOf(day, hour + 1) },
        ...(ahead === 0 && at === 0 ? { location: texts.place } : {}),
      });
    }
  const spans = [
    [1, 2],
    [2, 5],
    [9, 12],
  ] as const;
  for (const [at, [from, to]] of spans.entries())
    await parent.send("POST", "/api/calendar/events", {
      ...{ title: texts.allDay[at], allDay: true },
      ...{ start: addDays(pictureDay, from), end: addDays(pictureDay, to) },
    });
};

const writeChores = async (parent: FamilyWriter, roster: Roster, texts: HomeTexts) => {
  for (const { id, kid } of roster.map((one) => ({ kid: false, ...one })))
    for (const chore of kid ? texts.ofChildren : texts.ofGrownUps)
      await parent.send("POST", "/api/tasks", {
        ...{ ...chore, memberIds: [id], recurrence: "FREQ=DAILY" },
      });
  await parent.send("POST", "/api/tasks", { title: texts.ofAnybody, recurrence: "FREQ=DAILY" });
  for (const { id } of roster.filter((one) => "kid" in one))
    await parent.send("POST", `/api/balances/${id}/adjust`, { delta: 12, reason: "…" });
};

const bin = (id: string, name: string, color: string) => ({
  ...{ id, name, icon: "wastebasket", color, afterHoliday: false, words: [] },
  rule: { first: addDays(pictureDay, 1), everyWeeks: 2 },
});

const furnish = async (parent: FamilyWriter, roster: Roster, texts: HomeTexts) => {
  const [paper, food] = texts.bins;
  await parent.send("PATCH", "/api/settings", {
    bins: {
      ...{ items: [bin("paper", paper, "#2f6fb3"), bin("food", food, "#8a6d3b")] },
      ...{ calendarId: null, chore: null },
    },
    holidays: {
      ...{ country: "DE", region: "BE", schoolCalendars: [] },
      school: [{ name: texts.holidays, start: "2026-05-26", end: "2026-06-05" }],
    },
  });
  await writeCalendar(parent, roster, texts);
  await writeChores(parent, roster, texts);
  await parent.send("POST", `/api/mealplan/${pictureDay}/dinner`, { title: texts.dinner });
  for (const name of texts.groceries) await parent.send("POST", "/api/grocery", { name });
};

const direct = { TZ: zone };
const setUp = { ...direct, ...picturePins, PUBLIC_URL: "https://wall.example" };

const until = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Reads a house's calendar until its state is one of those, and its forecast until it is as wanted. */
const comeTo = async (
  parent: FamilyWriter,
  states: readonly string[],
  hasForecast?: (weather: { fetchedAt?: unknown; stale?: boolean }) => boolean,
): Promise<void> => {
  await until(`a calendar that is ${states.join(" or ")}`, async () => {
    await parent.get("/api/calendar");
    return states.includes((await parent.get("/api/health")).sources.calendar.state);
  });
  // Where it never came, asking for it is refused.
  if (hasForecast !== undefined)
    await until("the forecast", async () => hasForecast(await parent.get("/api/weather")));
};

const openSample = async ({ locale }: HomeTexts): Promise<HomeHouse> => {
  const house = await startTestServer({ env: direct, at: moment });
  const parent = somebody(house);
  await parent.send("PATCH", "/api/settings", { locale });
  return { house, parent };
};

/** Lets a house's sources be as its state wants, and its clock come to the moment of the pictures. */
const comeToMoment = async (
  { house, parent }: HomeHouse,
  state: HomeState,
  goDown: () => void,
): Promise<void> => {
  if (state === "empty") return;
  if (state === "failing") return comeTo(parent, ["failing", "stale"]);
  await comeTo(parent, ["ok"], ({ fetchedAt, stale }) => Boolean(fetchedAt) && stale === false);
  if (state !== "stale") return;
  goDown();
  passTo(house, moment);
  await comeTo(parent, ["stale", "failing"], ({ stale }) => stale === true);
};

/** Opens a family's house in a state, at the moment of the pictures; a stale one heard from its sources fourteen hours ago. */
export const openHomeHouse = async (
  internet: FeedServer,
  { count, texts, state }: { count: number; texts: HomeTexts; state: HomeState },
): Promise<HomeHouse> => {
  pinChance();
  if (state === "sample") return openSample(texts);
  const members = rosterOf(count, texts);
  const path = `/home-${state}`;
  const isUp = state !== "failing";
  const goDown = () => {
    internet.put(`${path}.ics`, null);
    internet.answer(path, (_request, response) => void response.writeHead(500).end());
  };
  goDown();
  if (isUp) {
    internet.put(`${path}.ics`, familyIcs(pictureDay));
    internet.answer(path, pictureForecast);
  }
  const sources = {
    ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06", WEATHER_PLACE: "Potsdam" },
    ...{ OPEN_METEO_URL: internet.url + path, CALENDAR_ICS_URL: `${internet.url}${path}.ics` },
  };
  const house = await startTestServer({
    ...{ members, env: state === "empty" ? setUp : { ...setUp, ...sources } },
    at: state === "stale" ? "2026-05-20T00:30:00Z" : "2026-05-20T14:30:00Z",
  });
  const parent = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  await parent.send("PATCH", "/api/settings", { locale: texts.locale, timeZone: zone });
  if (state !== "empty") await furnish(parent, members, texts);
  await comeToMoment({ house, parent }, state, goDown);
  house.clock.set(moment);
  return { house, parent };
};
