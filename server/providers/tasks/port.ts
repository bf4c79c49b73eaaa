import type { Daypart } from "../../../contract/tasks.ts";
import type { Awaitable, Source } from "../provider.ts";

export type TaskList = "todo" | "routine";

/** What people say about a task. */
export interface TaskFields {
  readonly title: string;
  readonly list: TaskList;
  /** As the source has them; a member who left the house may still be among them. */
  readonly memberIds: readonly string[];
  readonly icon?: string;
  readonly daypart: Daypart | null;
  /** 0 on a to-do. */
  readonly stars: number;
  /** The day of a single task, the first day of a repeated one. */
  readonly due?: string;
  /** An RRULE value; never together with `repeatAfterDays`. */
  readonly recurrence?: string;
  readonly repeatAfterDays?: number;
  readonly notes?: string;
}

/** A task as its source knows it. */
export interface SourceTask extends TaskFields {
  /** Unique in the house for ever: a source whose ids are short numbers puts its name before them. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A task and the day that it is to be done next. */
export interface StandingTask extends SourceTask {
  /** As it stands on the day asked about: that day, one before it that is still open, or one to come; null when nothing is left. */
  readonly occurrence: string | null;
}

/** A source of to-dos and routines. What is done, by whom and for how many stars is remembered by us and not by it. */
export interface TaskSource extends Source {
  /** Every task with something left to do, as it stands on a day of the family's. */
  on(day: string): Awaitable<readonly StandingTask[]>;
  /** One task as it stands on a day, also a finished one; null when the source has none of this id. */
  find(id: string, day: string): Awaitable<StandingTask | null>;
  /** Tells the source that an occurrence is done; again is no error. Rejects with 502 when it was refused and not applied. */
  complete(id: string, occurrence: string): Awaitable<void>;
  /** Opens that occurrence again; again is no error. */
  reopen(id: string, occurrence: string): Awaitable<void>;
  /** Here when `can` says `create`. 400 for a recurrence that it can't keep. */
  create?(fields: TaskFields): Awaitable<SourceTask>;
  /** Here when `can` says `update`: all fields anew. */
  update?(id: string, fields: TaskFields): Awaitable<void>;
  /** Here when `can` says `delete`. */
  remove?(id: string): Awaitable<void>;
}

/** A task as our own database keeps it. */
export interface RecordedTask extends SourceTask {
  /** The family's day on which it was made. */
  readonly createdOn: string;
}

/** Our own database, as the embedded provider needs it. */
export interface TaskRecords {
  /** Every task that is neither removed nor finished, oldest first. */
  unfinished(): readonly RecordedTask[];
  /** Null also for a removed one. */
  find(id: string): RecordedTask | null;
  add(task: RecordedTask): void;
  /** Writes all fields anew and takes the task for unfinished. */
  change(id: string, fields: TaskFields): void;
  finish(id: string, finished: boolean): void;
  remove(id: string, at: number): void;
  isDone(id: string, occurrence: string): boolean;
  /** The family's day on which it was last done. */
  lastDoneOn(id: string): string | null;
}
