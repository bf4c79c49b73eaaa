import { LRUCache } from "lru-cache";
import type { Privacy } from "#contract/settings.ts";
import { type Clock, iso } from "../../platform/clock.ts";

export type ContactPurpose = Privacy["hosts"][number]["purpose"];

/** Whom the house has asked since it started; names only, kept in memory. */
export interface ContactedHosts {
  /** What the way out of the house calls for every host that it is about to ask. */
  recorderFor(purpose: ContactPurpose): (host: string) => void;
  /** The hosts that were asked, the last one first. */
  privacyReport(): Privacy;
  hosts(): string[];
}

interface Contact {
  readonly host: string;
  readonly purpose: ContactPurpose;
  readonly count: number;
  readonly lastAt: number;
}

/** Begins to count; a source that leads on to ever new hosts can't make the memory grow. */
export const createContactedHosts = (clock: Clock): ContactedHosts => {
  const since = clock.now();
  const contacts = new LRUCache<string, Contact>({ max: 1_000 });
  const all = (): Contact[] => [...contacts.values()];
  return {
    recorderFor: (purpose) => (host) => {
      const key = `${purpose} ${host}`;
      const count = (contacts.get(key)?.count ?? 0) + 1;
      contacts.set(key, { host, purpose, count, lastAt: clock.now() });
    },
    privacyReport: () => ({
      since: iso(since),
      hosts: all().map(({ lastAt, ...contact }) => ({ ...contact, lastAt: iso(lastAt) })),
    }),
    hosts: () => all().map(({ host }) => host),
  };
};
