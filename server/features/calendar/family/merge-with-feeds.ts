import type { CalendarEvent } from "#contract/calendar.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import { limitEvents, mostEvents } from "../limit-events.ts";
import type { FamilyEvents } from "./read-events.ts";

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

/** Merges the feeds and the family calendar into one answer, and into a source as soon as either has something. */
export const mergeFamilyWithFeeds = (
  source: CalendarSource,
  family: Pick<FamilyEvents, "between" | "isEmpty" | "outOfRange">,
): CalendarSource => {
  const joined = new WeakMap<readonly CalendarEvent[], { foreign: Answer; answer: Answer }>();
  const none: Answer = { events: [], feeds: [] };

  const fromFeeds = (range: Parameters<CalendarSource["events"]>[0]): Promise<Answer> =>
    source.events(range).catch((error: unknown) => {
      if (!(error instanceof SourceMissing)) throw error;
      const feeds = [...source.feeds()];
      return feeds.length === 0 ? none : { events: [], feeds };
    });

  return {
    ...source,
    can: [...source.can, "create", "update", "delete", "import"],
    events: async (range) => {
      if (family.isEmpty()) return source.events(range);
      const [own, foreign] = await Promise.all([family.between(range), fromFeeds(range)]);
      const before = joined.get(own);
      if (before?.foreign === foreign) return before.answer;
      const mine = own.slice(0, mostEvents);
      const { events, feeds } = limitEvents(foreign, mostEvents - mine.length);
      const answer = { events: [...events, ...mine], feeds };
      joined.set(own, { foreign, answer });
      return answer;
    },
    outOfRange: () => [...(source.outOfRange?.() ?? []), ...family.outOfRange()],
    health: () => {
      const health = source.health();
      if (family.isEmpty()) return health;
      if (health.state === "unconfigured") return { state: "ok" };
      return health.state === "unreachable" ? { ...health, state: "stale" } : health;
    },
  };
};
