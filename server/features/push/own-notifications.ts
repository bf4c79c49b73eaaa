import type { Settings, SettingsPatch } from "#contract/settings.ts";
import {
  type OwnNotificationKind,
  type OwnNotifications,
  type OwnNotificationsPatch,
  ownKinds,
} from "#contract/push-own.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import type { NewsKind, Recipients } from "./recipients.ts";

interface OwnNotificationsDeps {
  readonly recipients: Recipients;
  readonly settings: () => Settings;
  readonly changeSettings: (patch: SettingsPatch) => Settings;
}

const newsOf = {
  chores: "chores",
  dinner: "dinner",
  approvals: "approval",
  reminders: "reminder",
  tomorrow: "tomorrow",
} as const satisfies Record<OwnNotificationKind, NewsKind>;

/** What only those hear of who are told of the family's things, or of their own beside them. */
const dailyKinds: readonly OwnNotificationKind[] = ["chores", "dinner", "tomorrow"];

const nothing = { timed: [], allDay: [], quiet: null };

/** The member of whose state and choices a request is. */
type Asker = Pick<NonNullable<Caller["session"]>, "memberId" | "parent">;

/** Who asks: the member whose phone it is, else the parent who has unlocked this wall. */
const requireMember = ({ session, unlocks: { settings } }: Caller): Asker => {
  if (session !== null) return session;
  if (settings !== null) return { memberId: settings.memberId, parent: true };
  throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
};

/** The settings in which a member hears of these kinds, and of no other that they may hear of. */
const withKinds = (
  { notifications, tomorrow }: Settings,
  memberId: string,
  { may, told, isInformed }: Pick<OwnNotifications, "may" | "told"> & { isInformed: boolean },
): SettingsPatch => {
  const wantsDaily = dailyKinds.some((kind) => told.includes(kind));
  const { notTo, alsoTold } = notifications;
  const chosen = (kind: keyof typeof notTo): string[] => {
    const others = notTo[kind].filter((id) => id !== memberId);
    const isAsked = may.includes(kind) && (wantsDaily || isInformed || !dailyKinds.includes(kind));
    return !isAsked ? notTo[kind] : told.includes(kind) ? others : [...others, memberId];
  };
  const { [memberId]: at, ...rest } = tomorrow.members;
  const evening = told.includes("tomorrow") ? (at ?? undefined) : null;
  return {
    notifications: {
      ...notifications,
      notTo: {
        ...{ chores: chosen("chores"), dinner: chosen("dinner") },
        ...{ approvals: chosen("approvals"), reminders: chosen("reminders") },
      },
      alsoTold: wantsDaily && !isInformed ? [...alsoTold, memberId] : alsoTold,
    },
    ...(may.includes("tomorrow") && (wantsDaily || isInformed)
      ? {
          tomorrow: {
            ...tomorrow,
            members: evening === undefined ? rest : { ...rest, [memberId]: evening },
          },
        }
      : {}),
  };
};

/** What a member is told of, and when. */
const ownState = (
  { recipients, settings }: OwnNotificationsDeps,
  { memberId, parent }: Asker,
): OwnNotifications => {
  const { notifications, notificationHours, tomorrow, reminders, ...house } = settings();
  const own = notificationHours.members[memberId];
  const may = ownKinds.filter(
    (kind) =>
      recipients.mayBeTold(memberId) &&
      (kind === "tomorrow" || notifications[kind]) &&
      (kind !== "approvals" || (parent && recipients.hearsOfFamily(memberId))),
  );
  const isWanted = (kind: OwnNotificationKind): boolean =>
    recipients.wants(memberId, newsOf[kind]) &&
    (kind !== "tomorrow" || tomorrow.members[memberId] !== null);
  return {
    may,
    told: may.filter(isWanted),
    hours: {
      chores: own?.chores ?? notificationHours.chores,
      dinner: own?.dinner ?? notificationHours.dinner,
    },
    tomorrow: tomorrow.members[memberId] ?? tomorrow.at,
    houseQuiet: { start: house.sleepStart, end: house.sleepEnd },
    ...(reminders.members[memberId] ?? nothing),
  };
};

/** The settings with an hour, and with how long before their events a member is reminded. */
const withTimes = (
  { notificationHours, reminders }: Settings,
  memberId: string,
  { hours, ...usual }: Omit<OwnNotificationsPatch, "told" | "tomorrow">,
): SettingsPatch => ({
  ...(hours === undefined
    ? {}
    : {
        notificationHours: {
          ...notificationHours,
          members: {
            ...notificationHours.members,
            [memberId]: { ...notificationHours.members[memberId], ...hours },
          },
        },
      }),
  ...(Object.keys(usual).length === 0
    ? {}
    : {
        reminders: {
          ...reminders,
          members: {
            ...reminders.members,
            [memberId]: { ...nothing, ...reminders.members[memberId], ...usual },
          },
        },
      }),
});

/** Creates the operations on what a member is told of themselves: parents choose the same for everybody in Settings. */
export const createOwnNotifications = (deps: OwnNotificationsDeps) => {
  const { recipients, settings, changeSettings } = deps;
  const patchOf = (
    asker: Asker,
    { told, tomorrow, ...times }: OwnNotificationsPatch,
  ): SettingsPatch => {
    const { memberId } = asker;
    const before = settings();
    const { may } = ownState(deps, asker);
    const isInformed = recipients.told().includes(memberId);
    const wanted = told && may.filter((kind) => told.includes(kind));
    const kinds =
      wanted === undefined ? {} : withKinds(before, memberId, { may, isInformed, told: wanted });
    const evening = kinds.tomorrow ?? before.tomorrow;
    return {
      ...kinds,
      ...withTimes(before, memberId, times),
      ...(tomorrow === undefined
        ? {}
        : { tomorrow: { ...evening, members: { ...evening.members, [memberId]: tomorrow } } }),
    };
  };
  return {
    state: (caller: Caller): OwnNotifications => ownState(deps, requireMember(caller)),
    change: (caller: Caller, patch: OwnNotificationsPatch): OwnNotifications => {
      const session = requireMember(caller);
      changeSettings(patchOf(session, patch));
      return ownState(deps, session);
    },
  };
};

export type OwnNotificationRules = ReturnType<typeof createOwnNotifications>;
