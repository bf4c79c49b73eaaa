import type { Logger } from "pino";
import type { RecordWrites } from "../../http/operations/record-writes.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ActLookups } from "./act-lookups.ts";
import type { ActStore } from "./act-store.ts";
import { describeEvents } from "./describe/events.ts";
import { describeGrocery } from "./describe/grocery.ts";
import { describeLists } from "./describe/lists.ts";
import { describeMeals } from "./describe/meals.ts";
import { describeNotes } from "./describe/notes.ts";
import { describeRewards } from "./describe/rewards.ts";
import { describeTasks } from "./describe/tasks.ts";
import type { WriteAct } from "./write-act.ts";

type Describe = (...did: Parameters<RecordWrites["record"]>) => WriteAct | null;

interface RecordActsDeps {
  readonly store: ActStore;
  readonly lookups: ActLookups;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Records what writes do to the family's things; a write that isn't described here is never recorded. */
export const createActRecorder = ({ store, lookups, clock, log }: RecordActsDeps): RecordWrites => {
  const descriptions = new Map(
    [
      ...describeTasks(lookups),
      ...describeRewards(lookups),
      ...describeGrocery(lookups),
      ...describeMeals(lookups),
      ...describeLists(lookups),
      ...describeNotes(lookups),
      ...describeEvents(lookups),
    ].map((description) => [description.operation as string, description]),
  );
  /** What a write did; null where nothing is to be told, and where it can't be: the write itself stands. */
  const describe: Describe = (key, asked, answer, before) => {
    try {
      return descriptions.get(key)?.act(asked, answer, before) ?? null;
    } catch (error) {
      log.warn({ err: error, key }, "what a write did can't be told");
      return null;
    }
  };

  return {
    // What a source doesn't tell now may still be written: it is recorded with less.
    look: async (key, asked) => {
      try {
        return await descriptions.get(key)?.look?.(asked);
      } catch (error) {
        log.debug({ err: error, key }, "what a write changes can't be read before");
        return undefined;
      }
    },
    records: (key) => descriptions.has(key),
    looks: (key) => descriptions.get(key)?.look !== undefined,
    record: (key, asked, answer, before) => {
      const act = describe(key, asked, answer, before);
      if (act === null) return;
      const { session, unlocks } = asked.caller;
      const memberId = act.memberId ?? session?.memberId ?? unlocks.acts?.memberId;
      store.add({ ...act, memberId }, clock.now());
    },
  };
};
