import type { PushLanguage, PushMessage } from "../../../contract/push.ts";
import type { Clock } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import type { PushOutbox } from "./outbox-store.ts";
import type { Subscription, Subscriptions } from "./store.ts";
import { languageOf } from "./words.ts";

interface Needs {
  readonly subscriptions: Subscriptions;
  readonly outbox: PushOutbox;
  readonly roster: () => Roster;
  /** Ids that the operator chose; none: the parents. */
  readonly chosen: readonly string[];
  readonly locale: () => string;
  readonly clock: Clock;
}

/** Something to tell, in any language. */
export interface News {
  readonly topic: string;
  /** Nobody wants to hear of it from then on; milliseconds since 1970. */
  readonly expiresAt: number;
  readonly message: (language: PushLanguage) => PushMessage;
}

/** Who is told of things, and the way to their phones. */
export const createRecipients = (needs: Needs) => {
  const { subscriptions, outbox, roster, chosen, locale, clock } = needs;
  const isAmong = (memberId: string): boolean => {
    const member = roster().find(({ id }) => id === memberId);
    if (member === undefined) return false;
    return chosen.length > 0 ? chosen.includes(memberId) : member.parent;
  };
  const isParent = (memberId: string): boolean =>
    roster().some(({ id, parent }) => id === memberId && parent);
  const phones = (): Subscription[] =>
    subscriptions.list(clock.now()).filter(({ memberId }) => isAmong(memberId));

  return {
    isAmong,
    phones,
    parentsPhones: (): Subscription[] => phones().filter(({ memberId }) => isParent(memberId)),
    phonesOf: (memberId: string): Subscription[] =>
      subscriptions.list(clock.now()).filter((phone) => phone.memberId === memberId),
    languageOf: ({ language }: Subscription): PushLanguage => languageOf(locale(), language),
    /** Puts news into the outbox of each phone, in its language. */
    tell: (to: readonly Subscription[], { topic, expiresAt, message }: News): void => {
      for (const phone of to)
        outbox.put(
          phone.deviceId,
          { topic, expiresAt, message: message(languageOf(locale(), phone.language)) },
          clock.now(),
        );
    },
  };
};

export type Recipients = ReturnType<typeof createRecipients>;
