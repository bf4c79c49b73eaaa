import type { Request, Response } from "express";
import type { EventHub } from "../live/event-hub.ts";
import { addDays, type Clock, dayAt } from "../platform/clock.ts";
import type { PageAnswers, PageRead } from "../http/operations/page-answers.ts";
import { firstFacts, type FirstFactsDeps } from "./first-facts.ts";
import type { FirstAnswers } from "../http/wall-document.ts";
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
/** As far as Home looks ahead, in days. */
const homeDays = 14;

const ofHousehold: readonly PageRead[] = [
  { key: "GET /api/config" },
  { key: "GET /api/members" },
  { key: "GET /api/health" },
];

/** What Home asks for on the family's day. */
const ofHome = (today: string): readonly PageRead[] => [
  { key: "GET /api/board/{board}", params: { board: "routine" } },
  { key: "GET /api/balances" },
  { key: "GET /api/ledger/recent" },
  {
    key: "GET /api/calendar",
    query: { start: today, end: addDays(today, homeDays - 1), compact: "true" },
  },
  { key: "GET /api/calendar/countdowns" },
  { key: "GET /api/mealplan", query: { start: today, end: today } },
  { key: "GET /api/grocery" },
  { key: "GET /api/notes" },
  { key: "GET /api/weather" },
];

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
export const createFirstAnswers =
  ({ hub, clock, timeZone, facts, people: { access, babysitter } }: FirstAnswersDeps) =>
  (pageAnswers: PageAnswers) =>
  async (request: Request, response: Response): Promise<FirstAnswers | null> => {
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
