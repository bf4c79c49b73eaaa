import type { PushKind, PushLanguage, PushMessage } from "#contract/push.ts";
import type { NotificationSettings } from "#contract/notification-settings.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Roster, RosterMember } from "../../config/roster.ts";
import type { PushOutbox } from "./outbox-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";
import { notificationLanguage } from "./notification-texts.ts";

interface RecipientsDeps {
  readonly subscriptions: SubscriptionStore;
  readonly outbox: PushOutbox;
  readonly roster: () => Roster;
  /** Ids that the operator configured; empty means the parents. */
  readonly chosen: readonly string[];
  readonly notifications: () => NotificationSettings;
  readonly locale: () => string;
  readonly clock: Clock;
}

/** Notifications that the server sends by itself; a parent's test isn't filtered. */
export type NewsKind = Exclude<PushKind, "test">;

const switchOf = {
  chores: "chores",
  dinner: "dinner",
  approval: "approvals",
  reminder: "reminders",
} as const;

/** Composes a message in a language for a member; null where there is nothing to tell them. */
export type MessageFor = (language: PushLanguage, memberId: string) => PushMessage | null;

/** A message in any language. */
export interface News {
  readonly topic: string;
  /** From when the message is no longer sent; milliseconds since 1970. */
  readonly expiresAt: number;
  readonly message: MessageFor;
}

/** Decides who gets which notification, and queues it for their phones. */
export const createRecipients = (deps: RecipientsDeps) => {
  const { subscriptions, outbox, roster, chosen, notifications, locale, clock } = deps;
  /** Who is told of the family's things: the parents, or whom the operator chose. */
  const hearsOfFamily = ({ id, parent }: Pick<RosterMember, "id" | "parent">): boolean =>
    chosen.length > 0 ? chosen.includes(id) : parent;
  const informedMembers = (): Roster => {
    const { alsoTold } = notifications();
    return roster().filter((member) => hearsOfFamily(member) || alsoTold.includes(member.id));
  };

  /** Whether somebody may be told of anything: of their own events everybody, unless the operator named others and Settings don't name them beside those. */
  const mayBeTold = (memberId: string): boolean =>
    (chosen.length === 0 ? roster() : informedMembers()).some(({ id }) => id === memberId);

  const wants = (memberId: string, kind: NewsKind): boolean => {
    // Without it the phone's app stays closed, whatever its member wants to hear.
    if (kind === "certificate") return true;
    // Switched off by a member's own hour.
    if (kind === "tomorrow") return informedMembers().some(({ id }) => id === memberId);
    const name = switchOf[kind];
    const { [name]: isOn, notTo } = notifications();
    if (!isOn || notTo[name].includes(memberId)) return false;
    if (kind === "reminder") return mayBeTold(memberId);
    return informedMembers().some(
      ({ id, parent }) => id === memberId && (parent || kind !== "approval"),
    );
  };
  const phonesFor = (kind: NewsKind): StoredSubscription[] =>
    subscriptions.list(clock.now()).filter(({ memberId }) => wants(memberId, kind));

  return {
    /** The ids of members who may get notifications, in the roster's order. */
    told: (): string[] => informedMembers().map(({ id }) => id),
    mayBeTold,
    /**
     * Whether a member gets such a notification, by the family's switches and their own; only parents get requests
     * for approval.
     */
    wants,
    /** Whether a member is told of the whole family's things, or of their own alone. */
    hearsOfFamily: (memberId: string): boolean =>
      roster().some((member) => member.id === memberId && hearsOfFamily(member)),
    phonesFor,
    phonesOf: (memberId: string): StoredSubscription[] =>
      subscriptions.list(clock.now()).filter((phone) => phone.memberId === memberId),
    languageOf: ({ language }: StoredSubscription): PushLanguage =>
      notificationLanguage(locale(), language),
    /** Queues a message for each phone of a member who wants it, as that phone is to read it. */
    tellMember: (
      memberId: string,
      kind: NewsKind,
      news: {
        readonly topic: string;
        readonly expiresAt: number;
        readonly message: (phone: StoredSubscription, language: PushLanguage) => PushMessage;
      },
    ): void => {
      if (!wants(memberId, kind)) return;
      for (const phone of subscriptions.list(clock.now())) {
        if (phone.memberId !== memberId) continue;
        const message = news.message(phone, notificationLanguage(locale(), phone.language));
        outbox.put(phone.deviceId, { ...news, message }, clock.now());
      }
    },
    /** Queues a message for each phone that wants it, of one member where that is named, in the phone's language. */
    tell: (kind: NewsKind, { topic, expiresAt, message }: News, only?: string): void => {
      for (const { deviceId, memberId, language } of phonesFor(kind)) {
        if (only !== undefined && memberId !== only) continue;
        const said = message(notificationLanguage(locale(), language), memberId);
        if (said !== null) outbox.put(deviceId, { topic, expiresAt, message: said }, clock.now());
      }
    },
  };
};

export type Recipients = ReturnType<typeof createRecipients>;
