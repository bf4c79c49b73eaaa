import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import type { FamilyEvents } from "./read-events.ts";

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

/** The most events in an answer, by docs/api.md. */
const most = 10_000;

/** Limits the feeds' events to what fits beside the family's own; a feed whose events are cut reports that. */
const within = ({ events, feeds }: Answer, capacity: number): Answer => {
  if (events.length <= capacity) return { events, feeds };
  const shown = events.slice(0, capacity);
  const cut = new Set(events.slice(capacity).map(({ feedId }) => feedId));
  return {
    events: shown,
    feeds: feeds.map((feed): CalendarFeed =>
      cut.has(feed.id)
        ? {
            ...feed,
            code: "incomplete",
            error: "There are too many events: not all of this calendar are shown.",
          }
        : feed,
    ),
  };
};

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
      const mine = own.slice(0, most);
      const { events, feeds } = within(foreign, most - mine.length);
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
