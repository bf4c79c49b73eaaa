import type { Request } from "express";
import type { EventHub } from "../live/event-hub.ts";
import { addDays, type Clock, dayAt } from "../platform/clock.ts";
import type { PageAnswers, PageRead } from "../http/operations/page-answers.ts";
import { firstFacts, type FirstFactsDeps, readsOfDaysAhead } from "./first-facts.ts";
import type { PageBrings } from "../http/screen-document.ts";
import type { Identity } from "./identity.ts";

interface FirstAnswersDeps {
  readonly hub: Pick<EventHub, "revision">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly people: Pick<Identity, "access" | "babysitter">;
  readonly facts: FirstFactsDeps;
}

/** A page waits so long for its answers, in ms; a source outside may take longer, and is asked by the page then. */
const withinMs = 120;
/** As far as Home looks ahead, and a phone's Today, in days. */
const [homeDays, phoneDays] = [14, 7];

const ofHousehold: readonly PageRead[] = [
  { key: "GET /api/config" },
  { key: "GET /api/members" },
  { key: "GET /api/health" },
];

/** What both screens begin a day with. */
const ofDay = (today: string, days: number): readonly PageRead[] => [
  { key: "GET /api/board/{board}", params: { board: "routine" } },
  { key: "GET /api/balances" },
  {
    key: "GET /api/calendar",
    query: { start: today, end: addDays(today, days - 1), compact: "true" },
  },
  { key: "GET /api/mealplan", query: { start: today, end: today } },
  { key: "GET /api/notes" },
];

/** What Home asks for on the family's day. */
const ofHome = (today: string): readonly PageRead[] => [
  ...ofDay(today, homeDays),
  { key: "GET /api/ledger/recent" },
  { key: "GET /api/calendar/countdowns" },
  { key: "GET /api/grocery" },
  { key: "GET /api/weather" },
];

/** What a phone's Today asks for beside that, for a parent and for others. */
const ofPhone = (today: string, isParent: boolean): readonly PageRead[] => {
  const query = { start: today, end: addDays(today, 1) };
  return [
    ...ofDay(today, phoneDays),
    { key: "GET /api/tasks/todos" },
    { key: "GET /api/rewards" },
    { key: "GET /api/timetable", query },
    { key: "GET /api/bins", query },
    ...(isParent
      ? ([{ key: "GET /api/tasks/approvals" }, { key: "GET /api/redemption-requests" }] as const)
      : []),
  ];
};

/** What tells whether a family that hasn't finished set-up has anything of its own, in place of which a sample family is shown. */
const ofNewFamily: readonly PageRead[] = [
  { key: "GET /api/tasks/todos" },
  { key: "GET /api/mealplan" },
  { key: "GET /api/recipes", query: { limit: "1" } },
];

/** The language in which a page will ask: the family's, else the first of the browser's that screens speak. */
const languageOf = (request: Request, locale: string): string => {
  if (locale !== "auto") return locale.toLowerCase().startsWith("de") ? "de" : "en";
  return request.acceptsLanguages("en", "de") || "en";
};

/** Decides what a page of the wall brings along, by its browser's rights: to a browser that comes for the first time what anybody may read, and nothing to a phone or while a babysitter is in charge. */
const wallAnswers =
  ({ hub, clock, timeZone, facts, people: { access, babysitter } }: FirstAnswersDeps) =>
  (pageAnswers: PageAnswers): PageBrings =>
  async (request, response) => {
    const { isWall, deviceId } = access.callerOf(request);
    const isPhone = !isWall && deviceId !== null;
    if (isPhone || babysitter.activeSince() !== null) return null;
    // First, so that what changes meanwhile is told by the stream.
    const revision = hub.revision();
    const home =
      request.path === "/"
        ? [
            ...ofHome(dayAt(clock.now(), timeZone())),
            ...firstFacts(facts, clock.now(), languageOf(request, facts.settings().locale)),
          ]
        : [];
    const reads = [...ofHousehold, ...home, ...(access.parentHasPin() ? [] : ofNewFamily)];
    return { revision, answers: await pageAnswers(reads, { request, response, withinMs }) };
  };

/** Decides what a page of the phone brings along: nothing where nobody is signed in, or where another site led here and the browser therefore didn't say who is. */
const phoneAnswers =
  ({ hub, clock, timeZone, facts, people: { access } }: FirstAnswersDeps) =>
  (pageAnswers: PageAnswers): PageBrings =>
  async (request, response) => {
    const { session } = access.callerOf(request);
    if (session === null) return null;
    const revision = hub.revision();
    const now = clock.now();
    const day = dayAt(now, timeZone());
    const today =
      request.path === "/"
        ? [...ofPhone(day, session.parent), ...readsOfDaysAhead(now, facts.settings())]
        : [];
    const reads = [...ofHousehold, ...today];
    return { revision, answers: await pageAnswers(reads, { request, response, withinMs }) };
  };

/** Decides what the pages of each screen bring along. */
export const createFirstAnswers = (deps: FirstAnswersDeps) => (pageAnswers: PageAnswers) => ({
  wall: wallAnswers(deps)(pageAnswers),
  phone: phoneAnswers(deps)(pageAnswers),
});
