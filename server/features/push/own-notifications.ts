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

const requireMember = ({ session }: Caller) => {
  if (session !== null) return session;
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

/** Creates the operations on what a member is told of themselves: parents choose the same for everybody in Settings. */
export const createOwnNotifications = (deps: OwnNotificationsDeps) => {
  const { recipients, settings, changeSettings } = deps;

  const state = ({ memberId, parent }: { memberId: string; parent: boolean }): OwnNotifications => {
    const { notifications, notificationHours, tomorrow, reminders, ...house } = settings();
    const usual = reminders.members[memberId] ?? nothing;
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
      ...usual,
    };
  };

  /** The settings that follow from a member's choices. */
  const patchOf = (
    memberId: string,
    { may }: OwnNotifications,
    { told, hours, tomorrow, ...usual }: OwnNotificationsPatch,
  ): SettingsPatch => {
    const before = settings();
    const isInformed = recipients.told().includes(memberId);
    const kinds =
      told === undefined
        ? {}
        : withKinds(before, memberId, {
            ...{ may, isInformed },
            told: may.filter((kind) => told.includes(kind)),
          });
    const evening = kinds.tomorrow ?? before.tomorrow;
    const { members } = before.notificationHours;
    return {
      ...kinds,
      ...(hours === undefined
        ? {}
        : {
            notificationHours: {
              ...before.notificationHours,
              members: { ...members, [memberId]: { ...members[memberId], ...hours } },
            },
          }),
      ...(tomorrow === undefined
        ? {}
        : {
            tomorrow: { ...evening, members: { ...evening.members, [memberId]: tomorrow } },
          }),
      ...(Object.keys(usual).length === 0
        ? {}
        : {
            reminders: {
              ...before.reminders,
              members: {
                ...before.reminders.members,
                [memberId]: { ...nothing, ...before.reminders.members[memberId], ...usual },
              },
            },
          }),
    };
  };

  return {
    state: (caller: Caller): OwnNotifications => state(requireMember(caller)),
    change: (caller: Caller, patch: OwnNotificationsPatch): OwnNotifications => {
      const session = requireMember(caller);
      changeSettings(patchOf(session.memberId, state(session), patch));
      return state(session);
    },
  };
};

export type OwnNotificationRules = ReturnType<typeof createOwnNotifications>;
