/** Where a thread stands: which kind of step, which one of them, and how many steps it has begun so far. */
export interface ProgressPoint {
  readonly step: number;
  readonly index: number;
  readonly count: number;
}

/** A worker's first message, where its protocol has one. */
export interface ReadyMessage<Ready> {
  readonly ready: Ready;
}

/** A worker's sign of life during a job. */
export interface AliveMessage {
  /** Bytes of memory that its process holds. */
  readonly alive: number;
  /** Milliseconds of CPU time that its thread has used since it began, where it has one. */
  readonly workedMs?: number;
  /** What its thread has begun last. */
  readonly at?: ProgressPoint;
}

/** The last message of a worker whose thread has ended by itself. */
export interface ThreadEndMessage {
  readonly threadEnded: "crashed" | "tooLarge";
  readonly at: ProgressPoint;
}
