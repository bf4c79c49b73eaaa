import { LRUCache } from "lru-cache";
import type { Privacy } from "#contract/settings.ts";
import { type Clock, iso } from "../../platform/clock.ts";

export type ContactPurpose = Privacy["hosts"][number]["purpose"];

/** The hosts that the server has contacted since it started; names only, in memory. */
export interface ContactedHosts {
  /** A recorder that the outbound client calls for every host before it contacts it. */
  recorderFor(purpose: ContactPurpose): (host: string) => void;
  /** The contacted hosts, the last one first. */
  privacyReport(): Privacy;
  hosts(): string[];
}

interface Contact {
  readonly host: string;
  readonly purpose: ContactPurpose;
  readonly count: number;
  readonly lastAt: number;
}

/** Creates the record; its size is limited against sources that lead to ever new hosts. */
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
