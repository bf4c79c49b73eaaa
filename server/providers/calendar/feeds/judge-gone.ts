import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { isSuspiciouslyMany } from "../mass-deletion.ts";
import { feedEventKey } from "../occurrence.ts";
import type { CalendarFile } from "../worker/attempt.ts";
import type { Expander } from "../worker/expander.ts";

/** What a feed's new file has, and what of the year to come is gone with it. */
export interface GoneEvents {
  /** The keys of what is to come by the new file. */
  readonly coming: ReadonlySet<string>;
  /** The keys that the file before had. */
  readonly gone: readonly string[];
  /** Whether so many are gone that a parent is asked. */
  readonly isMany: boolean;
}

/** Compares a feed's new file with the one before; null where one of them can't be read. */
export type JudgeGone = (before: CalendarFile, next: CalendarFile) => Promise<GoneEvents | null>;

interface JudgeGoneDeps {
  readonly expander: Pick<Expander, "expand">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The copies of every feed. */
  readonly copies: () => readonly CalendarFile[];
}

/** Creates the judgement whether so much of a feed is gone that a parent is asked. */
export const createJudgeGone = ({
  expander,
  clock,
  timeZone,
  copies,
}: JudgeGoneDeps): JudgeGone => {
  /** The keys of the events of the year that begins today. */
  const comingIn = async (file: CalendarFile): Promise<ReadonlySet<string> | null> => {
    const start = dayAt(clock.now(), timeZone());
    const range = { start, end: addDays(start, 365) };
    const keep = copies().map(({ hash }) => hash);
    const came = await expander.expand(file, range, timeZone(), keep);
    if (!("expanded" in came)) return null;
    return new Set(came.expanded.occurrences.map(feedEventKey));
  };

  return async (before, next) => {
    const known = await comingIn(before);
    const coming = known === null ? null : await comingIn(next);
    if (known === null || coming === null) return null;
    const missing = [...known].filter((key) => !coming.has(key));
    if (missing.length === 0) return { coming, gone: [], isMany: false };
    // What another calendar has by then has only moved.
    const others = copies().filter(({ hash }) => hash !== before.hash && hash !== next.hash);
    const elsewhere = await Promise.all(others.map(comingIn));
    const gone = missing.filter((key) => !elsewhere.some((keys) => keys?.has(key) === true));
    return { coming, gone, isMany: isSuspiciouslyMany(gone.length, known.size) };
  };
};
