import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { readFileAlone } from "../worker/worker-host.ts";
import { createExpander } from "../worker/expander.ts";
import { detectCharset } from "../feeds/judge-answer.ts";
import { uidKey } from "../ical/series/expand.ts";
import type { CalendarWorkerDeps } from "../ical.ts";
import type { FamilyIcal } from "../port.ts";
import { validateRule, ruleDaysBetween, firstRuleDay } from "./rule.ts";
import { writeCalendar, writeCalendarObject } from "./write-file.ts";

/** The family's own events were validated when they were written, so the limits only bound their number. */
const ownLimits = { budgetMs: 8_000, stallMs: 2_000, retryMs: 2_000 };
const strangersLimits = { stallMs: 1_000, mostMs: 6_000 };

/**
 * Creates the iCalendar functions of the family calendar, with a worker of their own, so that no write makes the
 * feeds be parsed again.
 */
export const createFamilyIcal = ({
  workers,
  log,
  clock,
}: CalendarWorkerDeps & { readonly log: Logger; readonly clock: Clock }): FamilyIcal => {
  const program = workers("ical-worker");
  const expander = createExpander({ program, log, limits: ownLimits, remembered: 4 });
  return {
    ...{
      keyOf: uidKey,
      checkRule: validateRule,
      firstDay: firstRuleDay,
      daysBetween: ruleDaysBetween,
      ...{ write: writeCalendar, writeObject: writeCalendarObject },
    },
    expand: async ({ bytes, hash }, range, timeZone) => {
      const file = { hash, charset: "utf-8", body: () => Promise.resolve(bytes) };
      const came = await expander.expand(file, range, timeZone, []);
      if ("expanded" in came) return came.expanded;
      throw new Error("the family calendar can't be worked out");
    },
    read: async (file, timeZone) => {
      const charset = detectCharset(file) ?? "utf-8";
      const job = { file, charset, timeZone, now: clock.now(), budgetMs: strangersLimits.mostMs };
      const ended = await readFileAlone(program, log, job, strangersLimits);
      return "outcome" in ended && "read" in ended.outcome
        ? ended.outcome.read
        : { ok: false, reason: "tooMuch" };
    },
    stop: () => expander.stop(),
  };
};
