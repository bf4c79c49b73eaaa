import type { Logger } from "pino";
import { api } from "#contract/api.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { createActList } from "../features/acts/act-list.ts";
import type { ActLookups } from "../features/acts/act-lookups.ts";
import { createActStore } from "../features/acts/act-store.ts";
import { createActRecorder } from "../features/acts/record-acts.ts";
import { createUndoAct } from "../features/acts/undo-act.ts";
import { taskView } from "../features/tasks/board/task-view.ts";
import type { OperationHandlers } from "../http/handlers.ts";
import {
  type MountableOperation,
  mountableOperations,
} from "../http/operations/mountable-operations.ts";
import type { WriteRoutesDeps } from "../http/operations/write-route.ts";
import { type Clock, dayAt } from "../platform/clock.ts";
import type { Services } from "./services.ts";
import type { OpenSources } from "./sources/sources.ts";

interface ActsDeps {
  readonly db: Db;
  readonly services: Services;
  readonly sources: Pick<OpenSources, "family" | "calendarHistory" | "own">;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  /** Every operation with its handler, once there are any. */
  readonly handlers: () => OperationHandlers<typeof api>;
  /** The checks that every operation passes. */
  readonly checks: () => Pick<WriteRoutesDeps, "requireNoBabysitter" | "requireAccess">;
}

const lookupsOf = ({ services, sources, clock, timeZone }: ActsDeps): ActLookups => {
  const { tasks, meals, rewards, lists, notes } = services;
  return {
    tasks: async () => [...(await tasks.todos()), ...(await tasks.routines())].map(taskView),
    board: (date) => tasks.board("routine", date ?? tasks.today()),
    grocery: async () => (await meals.readGrocery.list()).items,
    plan: (start, end) => meals.readPlan({ start, end }),
    recipe: (id) => meals.readLibrary.one(id, undefined),
    rewards: () => rewards.catalog.all(),
    asksForReward: (wanted) => rewards.requests.waiting("en").find(({ id }) => id === wanted),
    lists: () => lists.all().lists,
    notes: () => notes.list().items,
    series: sources.family.snapshots.of,
    seriesMeant: sources.family.following.seriesMeant,
    today: () => dayAt(clock.now(), timeZone()),
    calendarChanges: () => sources.calendarHistory.list().items,
  };
};

/** Wires what was done last to the family's things and to the handlers that take it back. */
export const createActs = (deps: ActsDeps) => {
  const { db, roster, clock, log, sources, handlers, checks } = deps;
  const store = createActStore(db);
  const lookups = lookupsOf(deps);
  let byKey: ReadonlyMap<string, MountableOperation> | undefined;
  return {
    recorder: createActRecorder({ store, lookups, clock, log }),
    list: createActList({ store, lookups, operations: api, roster, clock }),
    undo: createUndoAct({
      ...{ store, clock },
      bringBack: (state) => {
        const shift = sources.family.snapshots.bringBack(state);
        if (shift !== null) sources.own.moveTimes(state.key, shift);
      },
      mountables: () =>
        (byKey ??= new Map(mountableOperations(handlers()).map((each) => [each.key, each]))),
      requireAllowed: (caller, { key, operation }, { request }) => {
        const { requireNoBabysitter, requireAccess } = checks();
        requireNoBabysitter(caller, key);
        requireAccess(caller, operation, request);
      },
      atomically: (work) => db.transaction(work)(),
    }),
  };
};
export type Acts = ReturnType<typeof createActs>;
