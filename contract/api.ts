import type * as z from "zod";
import { absences } from "./absences.ts";
import { acts } from "./acts.ts";
import { approvals } from "./tasks-approvals.ts";
import { authoring } from "./tasks-authoring.ts";
import { babysitter } from "./babysitter.ts";
import { sitterLinks } from "./babysitter-links.ts";
import { backupPlaces } from "./backup-places.ts";
import { backups } from "./backups.ts";
import { bins } from "./bins.ts";
import { budget } from "./budget.ts";
import { calendar } from "./calendar.ts";
import { calendarAccounts } from "./calendar-accounts.ts";
import { countdowns } from "./calendar-countdowns.ts";
import { calendarGoogle } from "./calendar-google.ts";
import { calendarTodoList } from "./calendar-todo-list.ts";
import { devices } from "./devices.ts";
import { signInLinks } from "./devices-sign-in.ts";
import { calendarMoves } from "./calendar-moves.ts";
import { calendarChanges } from "./calendar-changes.ts";
import { rides } from "./calendar-rides.ts";
import { familyCalendar } from "./calendar-family.ts";
import { holidays } from "./holidays.ts";
import { https } from "./https.ts";
import { journal } from "./journal.ts";
import { kiosk } from "./kiosk.ts";
import { grocery } from "./grocery.ts";
import { lists } from "./lists.ts";
import { meals } from "./meals.ts";
import { members } from "./members.ts";
import { meta, providers } from "./meta.ts";
import { notes } from "./notes.ts";
import type { Operation } from "./operation.ts";
import { pauses } from "./tasks-pauses.ts";
import { photos } from "./photos.ts";
import { presence } from "./presence.ts";
import { push } from "./push.ts";
import { ownNotifications } from "./push-own.ts";
import { recipes } from "./recipes.ts";
import { reminders } from "./reminders.ts";
import { rewards } from "./rewards.ts";
import { settings } from "./settings.ts";
import { settingsSources } from "./settings-sources.ts";
import { setup } from "./setup.ts";
import { stars } from "./stars.ts";
import { tasks } from "./tasks.ts";
import { timetable } from "./timetable.ts";
import { tomorrow } from "./tomorrow.ts";
import { uploads } from "./uploads.ts";
import { walls } from "./walls.ts";
import { weather } from "./weather.ts";

/** Every operation of the API, by method and path. */
export const api = {
  ...meta,
  ...presence,
  ...providers,
  ...members,
  ...tasks,
  ...authoring,
  ...approvals,
  ...pauses,
  ...absences,
  ...stars,
  ...rewards,
  ...calendar,
  ...countdowns,
  ...familyCalendar,
  ...calendarAccounts,
  ...calendarGoogle,
  ...calendarTodoList,
  ...calendarChanges,
  ...calendarMoves,
  ...meals,
  ...grocery,
  ...lists,
  ...recipes,
  ...weather,
  ...photos,
  ...uploads,
  ...budget,
  ...settings,
  ...settingsSources,
  ...setup,
  ...devices,
  ...signInLinks,
  ...walls,
  ...babysitter,
  ...sitterLinks,
  ...backups,
  ...backupPlaces,
  ...journal,
  ...notes,
  ...push,
  ...ownNotifications,
  ...reminders,
  ...holidays,
  ...bins,
  ...timetable,
  ...rides,
  ...tomorrow,
  ...kiosk,
  ...https,
  ...acts,
} as const;

export type Api = typeof api;
export type ApiKey = keyof Api;
type KeyOf<M extends string> = Extract<ApiKey, `${M} ${string}`>;
export type ReadKey = {
  [K in KeyOf<"GET">]: Api[K] extends { topic: string } ? K : never;
}[KeyOf<"GET">];
export type WriteKey = KeyOf<"POST" | "PUT" | "PATCH" | "DELETE">;

type Shape<O extends Operation, P extends keyof Operation, Direction extends "input" | "output"> =
  O extends Readonly<Record<P, infer S extends z.ZodType>>
    ? Direction extends "input"
      ? z.input<S>
      : z.output<S>
    : undefined;

/** What a caller sends: `{ params, query, body }`, each only where the operation has it. */
export type OperationInput<K extends ApiKey> = {
  [P in "params" | "query" | "body" as Api[K] extends Record<P, unknown> ? P : never]: Shape<
    Api[K],
    P,
    "input"
  >;
};

/** What a handler gets after validation. */
export type ValidatedInput<O extends Operation> = {
  readonly [
    P in "params" | "query" | "body" | "headers" as O extends Record<P, unknown> ? P : never
  ]: Shape<O, P, "output">;
};

/** The usual answer of an operation as callers see it. */
export type OperationAnswer<K extends ApiKey> =
  | z.output<Api[K]["answer"]>
  | (Api[K] extends { accepted: infer A extends z.ZodType } ? z.output<A> : never);

/** The topic under which clients cache a read's answer. */
export type TopicOf<K extends ReadKey> = Api[K] extends { topic: infer T } ? T : never;
