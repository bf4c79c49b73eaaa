import type { LedgerEntry } from "#contract/stars.ts";

interface AwardWatchDeps {
  /** Reads what was awarded within the last seconds, by the house's clock. */
  readonly read: () => Promise<readonly LedgerEntry[]>;
  /** Hears of each award once. */
  readonly celebrate: (awards: readonly LedgerEntry[]) => void;
}

/** More than one answer ever names. */
const remembered = 500;

/** Watches one screen's awards: what is there at the first look is known already, and each later one is told of once. */
export const createAwardWatch = ({ read, celebrate }: AwardWatchDeps) => {
  let known: ReadonlySet<string> | undefined;
  let looking = false;
  let lookAgain = false;
  let stopped = false;

  const tell = (awards: readonly LedgerEntry[]) => {
    const before = known;
    known = new Set([...(before ?? []), ...awards.map(({ id }) => id)].slice(-remembered));
    const fresh = awards.filter(({ id }) => before?.has(id) === false);
    if (fresh.length > 0) celebrate(fresh);
  };

  const readOn = async () => {
    do {
      lookAgain = false;
      // What couldn't be read isn't celebrated; the next look finds what is still recent.
      const awards = await read().catch(() => undefined);
      if (stopped) return;
      if (awards !== undefined) tell(awards);
    } while (lookAgain);
    looking = false;
  };

  return {
    /** Looks for new awards; a look that is called for during another follows it. */
    look: (): void => {
      if (looking) lookAgain = true;
      else {
        looking = true;
        void readOn();
      }
    },
    /** Tells of nothing any more. */
    stop: (): void => {
      stopped = true;
    },
  };
};
