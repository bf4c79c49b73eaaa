import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { TaskSource } from "../../providers/tasks/port.ts";
import type { RepetitionDays } from "../../recurrence/repetition-days.ts";
import type { StarsForTasks } from "./close/record-completion.ts";
import type { RetryTimers } from "./outbox/deliver-write.ts";
import type { StoredAbsences } from "./pauses/pause-store.ts";

/** What the family's tasks are made of. */
export interface TasksDeps {
  readonly db: Db;
  /** Null while the provider isn't configured. */
  readonly source: TaskSource | null;
  readonly stars: StarsForTasks & {
    readonly earnedOn: (day: string) => ReadonlyMap<string, number>;
  };
  readonly absences: StoredAbsences;
  readonly repetitionDays: RepetitionDays;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
  /** Announces changes that an outside source settled later than at the tap. */
  readonly announce: (topics: readonly Topic[]) => void;
  readonly log: Logger;
  /** Real time where left out. */
  readonly timers?: RetryTimers;
}
