import { createStore, del, update } from "idb-keyval";

/** Lets one page of this browser at a time have an action in hand, to send it or to take it back. */
export interface CrossTabLock {
  /** Does the work when no other page has the action in hand, or one that gives no sign of itself any more. */
  whenFree<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Does the work at once; undefined where the action is in hand already. */
  ifFree<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
}

/** So long others wait for a page that sleeps. It may send after all: under the same key, so that it counts once. */
const patienceMs = 30_000;
const lookAgainMs = 250;

/** Hands by the browser's own locks, which a page that ends lets go of; only where the connection is safe. */
export const webLocksLock = (locks: LockManager, patience: number = patienceMs): CrossTabLock => {
  const request = async <T>(
    id: string,
    options: LockOptions,
    work: (isOurs: boolean) => Promise<T>,
  ): Promise<T> => {
    const begun: { work?: Promise<T> } = {};
    const inHand = (lock: Lock | null): Promise<T> => {
      begun.work = work(lock !== null);
      return begun.work;
    };
    try {
      return await locks.request(`family-wall action ${id}`, options, inHand);
    } catch (reason) {
      // Where it was taken out of our hands, the work goes on.
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
      const signal = AbortSignal.timeout(patience);
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

/** Where it stands until when (ms) an action is in some page's hand. */
export interface LeaseStore {
  /** Reads and writes in one step, as no other page can come in between. */
  update(id: string, revise: (until: number | undefined) => number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** So long a note is good that its page doesn't renew: the phone may have killed it, and everything behind waits. */
const signMs = 5000;

/** Hands by notes that all pages read, for plain http. */
export const leaseLock = (claims: LeaseStore, now: () => number = Date.now): CrossTabLock => {
  const claim = async (id: string): Promise<boolean> => {
    let isOurs = true;
    const take = (until = 0): number => {
      const longest = now() + signMs;
      // A clock that was set back doesn't keep it in hand.
      isOurs = until <= now() || until > longest;
      return isOurs ? longest : until;
    };
    // Where nothing can be noted, no other page knows of the action either.
    await claims.update(id, take).catch(() => undefined);
    return isOurs;
  };
  const inHand = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const stillHere = () => claims.update(id, () => now() + signMs).catch(() => undefined);
    const beat = setInterval(() => void stillHere(), signMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(beat);
      await claims.remove(id).catch(() => undefined);
    }
  };
  return {
    whenFree: async (id, work) => {
      while (!(await claim(id))) await new Promise((look) => setTimeout(look, lookAgainMs));
      return inHand(id, work);
    },
    ifFree: async (id, work) => ((await claim(id)) ? inHand(id, work) : undefined),
  };
};

/** Claims of a window that shares nothing with another. */
export const inMemoryLeaseStore = (): LeaseStore => {
  const claims = new Map<string, number>();
  return {
    update: (id, revise) => Promise.resolve(void claims.set(id, revise(claims.get(id)))),
    remove: (id) => Promise.resolve(void claims.delete(id)),
  };
};

const indexedDbLeaseStore = (): LeaseStore => {
  const place = createStore("family-wall-hands", "hands");
  return {
    update: (id, revise) => update<number>(id, revise, place),
    remove: (id) => del(id, place),
  };
};

/** The surest hands that this browser has for a line that its pages share. */
export const browserCrossTabLock = (): CrossTabLock =>
  // Missing on plain http, whatever the types say.
  "locks" in navigator ? webLocksLock(navigator.locks) : leaseLock(indexedDbLeaseStore());
