import { createStore, del, update } from "idb-keyval";

/** Lets one page of this browser at a time hold a mutation, to send it or to cancel it. */
export interface Lease {
  /** Does the work when no other page holds the mutation, or one that gives no sign of itself any more. */
  whenFree<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Does the work at once; undefined where the mutation is held already. */
  ifFree<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
}

/** So long others wait for a page that sleeps. It may send after all: under the same key, so that it counts once. */
const leaseTimeoutMs = 30_000;
const lookAgainMs = 250;

/** A lease by the browser's own locks, which a page that ends lets go of; only where the connection is safe. */
export const leaseByLocks = (locks: LockManager, timeoutMs: number = leaseTimeoutMs): Lease => {
  const request = async <T>(
    id: string,
    options: LockOptions,
    work: (isOurs: boolean) => Promise<T>,
  ): Promise<T> => {
    const begun: { work?: Promise<T> } = {};
    const begin = (lock: Lock | null): Promise<T> => {
      begun.work = work(lock !== null);
      return begun.work;
    };
    try {
      return await locks.request(`family-wall action ${id}`, options, begin);
    } catch (reason) {
      // Where another page has stolen the lock, the work goes on.
      if (begun.work === undefined) throw reason;
      return begun.work;
    }
  };
  return {
    whenFree: (id, work) => {
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return work();
      };
      const signal = AbortSignal.timeout(timeoutMs);
      return request(id, { signal }, begin).catch((reason: unknown) => {
        if (hasBegun) throw reason;
        return request(id, { steal: true }, work);
      });
    },
    ifFree: (id, work) =>
      request(id, { ifAvailable: true }, (isOurs) =>
        isOurs ? work() : Promise.resolve(undefined),
      ),
  };
};

/** Where it stands until when (ms) some page holds a mutation. */
export interface Claims {
  /** Reads and writes in one step, as no other page can come in between. */
  update(id: string, revise: (until: number | undefined) => number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** So long a claim is good that its page doesn't renew: the phone may have killed it, and everything behind waits. */
const claimMs = 5000;

/** A lease by claims that all pages read, for plain http. */
export const leaseByClaims = (claims: Claims, now: () => number = Date.now): Lease => {
  const claim = async (id: string): Promise<boolean> => {
    let isOurs = true;
    const take = (until = 0): number => {
      const longest = now() + claimMs;
      // A clock that was set back doesn't keep it held.
      isOurs = until <= now() || until > longest;
      return isOurs ? longest : until;
    };
    // Where nothing can be written down, no other page knows of the mutation either.
    await claims.update(id, take).catch(() => undefined);
    return isOurs;
  };
  const hold = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const renew = () => claims.update(id, () => now() + claimMs).catch(() => undefined);
    const heartbeat = setInterval(() => void renew(), claimMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
      await claims.remove(id).catch(() => undefined);
    }
  };
  return {
    whenFree: async (id, work) => {
      while (!(await claim(id))) await new Promise((look) => setTimeout(look, lookAgainMs));
      return hold(id, work);
    },
    ifFree: async (id, work) => ((await claim(id)) ? hold(id, work) : undefined),
  };
};

/** Claims of a window that shares nothing with another. */
export const claimsOfOnePage = (): Claims => {
  const claims = new Map<string, number>();
  return {
    update: (id, revise) => Promise.resolve(void claims.set(id, revise(claims.get(id)))),
    remove: (id) => Promise.resolve(void claims.delete(id)),
  };
};

const claimsInIndexedDb = (): Claims => {
  const database = createStore("family-wall-hands", "hands");
  return {
    update: (id, revise) => update<number>(id, revise, database),
    remove: (id) => del(id, database),
  };
};

/** For a page on which nothing waits. */
export const noLease: Lease = { whenFree: (_, work) => work(), ifFree: (_, work) => work() };

/** The surest lease that this browser has for a queue that its pages share. */
export const browserLease = (): Lease =>
  // Missing on plain http, whatever the types say.
  "locks" in navigator ? leaseByLocks(navigator.locks) : leaseByClaims(claimsInIndexedDb());
