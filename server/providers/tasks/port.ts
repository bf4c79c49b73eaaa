import type { SourceErrorCode } from "#contract/errors.ts";
import type { Daypart } from "#contract/tasks.ts";
import type { Awaitable, ProviderSource } from "../provider.ts";

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

/** How an outside source has an occurrence: to be done, done (also by a repeated task that has moved on from it), or no such task any more. */
export type OccurrenceState = "open" | "done" | "gone";

/** An outside source didn't confirm what it was asked for. */
export class UnconfirmedError extends Error {
  override readonly name = "Unconfirmed";
  readonly reason: SourceErrorCode;
  /** `no`: it surely wasn't applied; `maybe`: only the source's state can tell. */
  readonly applied: "no" | "maybe";
  /** False where asking again wouldn't help. */
  readonly isPassing: boolean;
  /** How long the source asks to be left alone, in milliseconds. */
  readonly waitMs: number;

  constructor(
    message: string,
    about: {
      readonly reason: SourceErrorCode;
      readonly applied: "no" | "maybe";
      readonly isPassing: boolean;
      readonly waitMs?: number;
    },
  ) {
    super(message);
    this.reason = about.reason;
    this.applied = about.applied;
    this.isPassing = about.isPassing;
    this.waitMs = about.waitMs ?? 0;
  }
}

/** A task as its source knows it. */
export interface SourceTask extends TaskFields {
  /** It comes again in a way that neither `recurrence` nor `repeatAfterDays` can say. */
  readonly repeatsOtherwise?: true;
  /** Unique in the house for ever: a source whose ids are short numbers puts its name before them. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A task and the day that it is to be done next. */
export interface TaskOnDay extends SourceTask {
  /** As it stands on the day asked about: that day, one before it that is still open, or one to come; null when nothing is left. */
  readonly occurrence: string | null;
}

/** A source of to-dos and routines. What is done, by whom and for how many stars is remembered by us and not by it. */
export interface TaskSource extends ProviderSource {
  /** Every task with something left to do, as it stands on a day of the family's. */
  on(day: string): Awaitable<readonly TaskOnDay[]>;
  /** One task as it stands on a day, also a finished one; null when the source has none of this id. */
  find(id: string, day: string): Awaitable<TaskOnDay | null>;
  /** Tells the source that an occurrence is done; again is no error. An outside source tries once and rejects with Unconfirmed. */
  complete(id: string, occurrence: string, signal?: AbortSignal): Awaitable<void>;
  /** Opens that occurrence again, in the same way. */
  reopen(id: string, occurrence: string, signal?: AbortSignal): Awaitable<void>;
  /** Here on every outside source: how it has an occurrence now, asked freshly and once; rejects with Unconfirmed. */
  state?(id: string, occurrence: string, signal: AbortSignal): Promise<OccurrenceState>;
  /** Here when `can` says `create`. 400 for a recurrence that it can't keep. */
  create?(fields: TaskFields): Awaitable<SourceTask>;
  /** Here when `can` says `update`: all fields anew. */
  update?(id: string, fields: TaskFields): Awaitable<void>;
  /** Here when `can` says `delete`. */
  remove?(id: string): Awaitable<void>;
}

/** A rule and the day from which it counts. */
export interface RepetitionRule {
  readonly rule: string;
  readonly start: string;
}

/** The days of repetitions, each worked out once. */
export interface RepetitionDays {
  /** The last day of a rule up to a day, that one included; null before its first. */
  upTo(repetition: RepetitionRule, day: string): string | null;
  /** The first day of a rule after a day; null when it has ended. */
  after(repetition: RepetitionRule, day: string): string | null;
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
  /** The family's day on which it was last done; what a clock that ran ahead has left for days to come doesn't count. */
  lastDoneOn(id: string, today: string): string | null;
}
