import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { Daypart } from "#contract/tasks.ts";
import type { Asynchronous, ProviderSource } from "../provider.ts";

export type TaskList = "todo" | "routine";

/** The fields of a task that people write. */
export interface TaskFields {
  readonly title: string;
  readonly list: TaskList;
  /** As the source has them; they may include a member who isn't on the roster any more. */
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

/**
 * The state of an occurrence in an outside source: open, done (also when a repeated task has moved on from it), or no
 * such task any more.
 */
export type OccurrenceState = "open" | "done" | "gone";

/** An outside source didn't confirm a request. */
export class UnconfirmedError extends Error {
  override readonly name = "Unconfirmed";
  readonly reason: SourceErrorCode;
  /** `no`: the write certainly wasn't applied; `maybe`: only reading the source can tell. */
  readonly applied: "no" | "maybe";
  /** False where a retry wouldn't help. */
  readonly isPassing: boolean;
  /** How long the source asks to wait, in milliseconds. */
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

/** A task of a source. */
export interface SourceTask extends TaskFields {
  /** Set where it repeats in a way that neither `recurrence` nor `repeatAfterDays` can express. */
  readonly repeatsOtherwise?: true;
  /** Unique across all sources for ever: a source whose ids are short numbers puts its name before them. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A task and its next due day. */
export interface TaskOnDay extends SourceTask {
  /** As of the requested day: that day, an open one before it, or a later one; null where nothing is left. */
  readonly occurrence: string | null;
}

/** What every source of to-dos and routines knows. The feature stores completions, members and stars, not the source. */
export interface TaskReads {
  /** Every task with something left to do, as of a day. */
  on(day: string): readonly TaskOnDay[];
  /** One task as of a day, finished ones included; null where the source has none of this id. */
  find(id: string, day: string): TaskOnDay | null;
}

/** What every source does with an occurrence, idempotently; an outside one tries once and rejects with UnconfirmedError. */
interface TaskClosing {
  complete(id: string, occurrence: string, signal?: AbortSignal): void;
  reopen(id: string, occurrence: string, signal?: AbortSignal): void;
}

/** What a source whose `can` includes `create`, `update` and `delete` does in addition. */
interface TaskWriting {
  /** 400 for a recurrence that the source can't express. */
  create(fields: TaskFields): SourceTask;
  /** Replaces all fields. */
  update(id: string, fields: TaskFields): void;
  remove(id: string): void;
}

/** Where to-dos are: in the house, in a list of an account, or in one that isn't there or isn't shown. */
export type TodoPlace = "house" | "missing" | { readonly id: string };

/** A choice of where to-dos are kept. */
export interface TodoKeeping {
  /** Whether the house may keep them; else some list does. */
  readonly mayBeHouse: boolean;
  /** Whether the operator named the list. */
  readonly isNamed: boolean;
  place(): TodoPlace;
  /** The open to-dos that the house keeps and a list could, as of today. */
  inHouse(): readonly TaskOnDay[];
  /** Moves the house's open to-dos into a list within the caller's transaction; what its server can't express stays. */
  bring(listId: string): void;
}

/** Tasks in the database: what is written takes part in the caller's transaction. */
export interface EmbeddedTasks extends ProviderSource, TaskReads, TaskClosing, TaskWriting {
  readonly kind: "embedded";
  /** Left out where to-dos are in the house alone. */
  readonly todoKeeping?: TodoKeeping;
}

/** Tasks at an outside service: what is read comes from a copy, what is closed goes through the outbox. */
export interface OutsideTasks
  extends ProviderSource, TaskReads, Asynchronous<TaskClosing>, Partial<Asynchronous<TaskWriting>> {
  readonly kind: "outside";
  /**
   * Brings the copy up to date where it is too old, with the task of this id even where it is finished. Rejects with
   * SourceMissing where there never was an answer. Before the first copy, `on` and `find` throw.
   */
  refresh(id?: string): Promise<void>;
  /** Reads an occurrence's state freshly and once; rejects with UnconfirmedError. */
  state(id: string, occurrence: string, signal: AbortSignal): Promise<OccurrenceState>;
}

export type TaskSource = EmbeddedTasks | OutsideTasks;

/** A task in the database. */
export interface RecordedTask extends SourceTask {
  /** The family's day of its creation. */
  readonly createdOn: string;
}

/** The database, as the embedded provider needs it. */
export interface TaskRecords {
  /** Every task that is neither removed nor finished, oldest first. */
  unfinished(): readonly RecordedTask[];
  /** Null also for a removed one. */
  find(id: string): RecordedTask | null;
  add(task: RecordedTask): void;
  /** Replaces all fields and makes the task unfinished. */
  change(id: string, fields: TaskFields): void;
  finish(id: string, finished: boolean): void;
  remove(id: string, at: number): void;
  isDone(id: string, occurrence: string): boolean;
  /** The day of its last completion, without future days that a wrong clock has left. */
  lastDoneOn(id: string, today: string): string | null;
}
