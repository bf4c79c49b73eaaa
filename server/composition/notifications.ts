import type { Logger } from "pino";
import type { Settings, SettingsPatch } from "#contract/settings.ts";
import type { Clock } from "../platform/clock.ts";
import type { Env } from "../config/env.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { taskView } from "../features/tasks/board/task-view.ts";
import type { VapidKeys } from "../features/push/vapid-keys.ts";
import { createPush } from "../features/push/push.ts";
import type { EventHub } from "../live/event-hub.ts";
import type { Services } from "./services.ts";
import type { OpenSources } from "./sources/sources.ts";

interface NotificationsDeps {
  readonly db: Db;
  readonly env: Env;
  readonly keys: VapidKeys;
  readonly sources: OpenSources;
  readonly services: Pick<Services, "tasks" | "meals" | "absences">;
  readonly roster: () => Roster;
  readonly settings: () => Settings;
  readonly changeSettings: (patch: SettingsPatch) => Settings;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly log: Logger;
}

/** Wires the notifications to the features that they report on; part of the composition root. */
export const openNotifications = ({
  env,
  sources,
  services,
  hub,
  ...shared
}: NotificationsDeps) => {
  const push = createPush({
    ...shared,
    outbound: sources.outboundFor("push"),
    publicUrl: env.PUBLIC_URL,
    chosen: {
      ...{ members: env.PUSH_MEMBERS, hosts: env.PUSH_HOSTS },
    },
    chores: async (day) => {
      if (sources.tasks === null) return [];
      const { members } = await services.tasks.board("routine", day);
      return members.map(({ id: memberId, tasks }) => ({ memberId, tasks }));
    },
    todos: async (day) => {
      if (sources.tasks === null) return [];
      const all = (await services.tasks.todos()).map(taskView);
      return all.filter(({ done, due }) => !done && due !== undefined && due <= day);
    },
    dinner: async (day) => {
      if (sources.meals === null) return [];
      const { days } = await services.meals.readPlan({ start: day, end: day });
      return (days[day] ?? []).flatMap(({ slot, title }) => (slot === "dinner" ? [title] : []));
    },
    isAway: services.absences.isAway,
    waiting: services.tasks.approvals.waiting,
  });
  const strangers = env.PUSH_MEMBERS.filter((id) => !shared.roster().some((one) => one.id === id));
  if (strangers.length > 0)
    shared.log.warn({ strangers }, "PUSH_MEMBERS names ids that nobody in this house has");
  hub.listen((topics) => {
    if (!topics.includes("tasks")) return;
    try {
      push.askForApproval();
    } catch (error) {
      // The tap itself is saved; the next one checks again for what waits.
      shared.log.error({ err: error }, "parents could not be asked for their word");
    }
  });
  return push;
};
