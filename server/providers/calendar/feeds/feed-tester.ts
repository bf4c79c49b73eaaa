import { addDays, dayAt, iso } from "#server/platform/clock.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import type { ProviderTools } from "../../provider.ts";
import { createExpander } from "../worker/expander.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { hashBytes } from "./feed-cache.ts";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import { feedErrorSentence } from "./feed-errors.ts";
import type { CalendarWorkerDeps } from "../ical.ts";
import { parseFeedAddress } from "./feed-address.ts";
import type { TestFeed, TestedFeed } from "../port.ts";

const wrong = (reason: FeedErrorCode): TestedFeed => ({
  ok: false,
  reason,
  error: feedErrorSentence(reason),
});

/**
 * Creates the test of an address before it is stored. The address comes from a browser, so this machine is never
 * contacted.
 */
export const createFeedTester =
  ({
    outbound,
    clock,
    log,
    timeZone,
    workers,
  }: Pick<ProviderTools, "outbound" | "clock" | "log" | "timeZone"> &
    CalendarWorkerDeps): TestFeed =>
  async (typed, { allowPrivate = false } = {}) => {
    const url = parseFeedAddress(typed.trim());
    if (url === undefined) return wrong("notWeb");
    const headers = { accept: "text/calendar, */*;q=0.1" };
    const expander = createExpander({ program: workers("ical-worker"), log });
    expander.warm();
    try {
      const answer = await outbound({
        ...{ url, headers },
        ...(allowPrivate ? { operatorHost: "house" as const } : {}),
        keepPartial: true,
      });
      const judged = judgeAnswer(answer, false);
      if (judged.kind === "wrong") return wrong(judged.errorCode);
      if (judged.kind === "unchanged") return wrong("nothing");
      const hash = hashBytes(answer.body);
      const file = { hash, charset: judged.charset, body: () => Promise.resolve(answer.body) };
      const today = dayAt(clock.now(), timeZone());
      const year = { start: today, end: addDays(today, 399) };
      const came = await expander.expand(file, year, timeZone(), []);
      if ("failed" in came) return wrong("tooMuch");
      const { name, total, occurrences } = came.expanded;
      const from = { day: today, instant: iso(clock.now()) };
      const next = occurrences.find(({ allDay, start }) =>
        allDay ? start >= from.day : start >= from.instant,
      );
      return {
        ok: true,
        ...(name === undefined ? {} : { name }),
        events: total,
        ...(next === undefined ? {} : { next: { title: next.title, start: next.start } }),
      };
    } catch (error) {
      if (error instanceof OutboundError) return wrong(error.reason);
      log.error({ err: error }, "testing a calendar's address broke");
      return wrong("broken");
    } finally {
      await expander.stop();
    }
  };
