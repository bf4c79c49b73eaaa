import type { Logger } from "pino";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { createReminders } from "../features/reminders/reminders.ts";
import type { EventHub } from "../live/event-hub.ts";
import type { Clock } from "../platform/clock.ts";
import type { openNotifications } from "./notifications.ts";
import type { OpenSources } from "./sources/sources.ts";

interface OpenRemindersDeps {
  readonly db: Db;
  readonly sources: Pick<OpenSources, "calendar" | "own">;
  readonly push: Pick<ReturnType<typeof openNotifications>, "remindOfEvent" | "wake">;
  readonly settings: () => Settings;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly log: Logger;
}

/** Wires the reminders of events to the calendar, the phones and the walls; part of the composition root. */
export const openReminders = ({ sources, push, hub, ...shared }: OpenRemindersDeps) => {
  const { calendar, own } = sources;
  const reminders = createReminders({
    ...{ ...shared, stores: own.stores, changed: own.changed },
    events: async (range) => (calendar === null ? [] : (await calendar.events(range)).events),
    tellPhones: push.remindOfEvent,
    rang: (onWalls) => {
      push.wake();
      if (onWalls) hub.announce(["reminders"]);
    },
  });
  hub.listen((topics) => {
    if (topics.some((topic) => ["calendar", "settings", "members"].includes(topic)))
      reminders.wake();
    if (!topics.includes("calendar") || topics.includes("reminders")) return;
    // A card shows its event as it is. After the announcement under way, whose revision answers a write.
    if (reminders.mayShowCards()) queueMicrotask(() => hub.announce(["reminders"]));
  });
  return reminders;
};
