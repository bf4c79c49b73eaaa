/** What one home costs, as measured on one machine. */
export interface HomeCosts {
  /** A process at rest, in MB. */
  readonly processMb: number;
  /** What a home's calendars add to a process, in MB. */
  readonly calendarMb: number;
  /** What one open live stream adds, in MB. */
  readonly streamMb: number;
  /** Of the processor, in milliseconds. */
  readonly restMsPerSecond: number;
  readonly readMs: number;
  /** A write and its events to the screens of a home. */
  readonly writeMs: number;
  /** A feed that is asked and hasn't changed. */
  readonly pollMs: number;
  readonly pushMs: number;
  /** What a row and its indexes take on the disk, in kB. */
  readonly rowKb: number;
}

/** How a home lives; the numbers of a family of four with two walls. */
export const dayOfAHome = {
  /** Walls that are always on, and phones in somebody's hand. */
  streams: 2.5,
  writes: 60,
  /** Each write makes screens read one topic anew; people turn pages. */
  reads: 400,
  feeds: 3,
  pollsOfAFeed: 288,
  pushes: 15,
  /** The part of the day's writes and reads in its busiest hour, before school. */
  busiestHour: 0.2,
} as const;

/** A server that somebody rents: the processor is as fast as the one on which the costs were measured. */
export const rentedServer = {
  cores: 32,
  memoryGb: 128,
  /** Writes that are each on the disk when they are answered, on a disk with its own capacitor. */
  flushedWrites: 20_000,
  sockets: 1_000_000,
  diskGb: 4_000,
} as const;

/** What so many homes ask of one server in their busiest hour, and after ten years. */
export interface Demand {
  readonly cores: number;
  readonly memoryGb: number;
  readonly flushedWrites: number;
  readonly sockets: number;
  readonly diskGb: number;
  /** Requests to calendar hosts, a second. */
  readonly polls: number;
}

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Adds up what so many homes ask of one server, with a process for each home or with all of them in one. */
export const demandOf = (
  homes: number,
  costs: HomeCosts,
  processes: "one for each" | "one for all",
  day = dayOfAHome,
): Demand => {
  const inBusiestHour = (perDay: number): number => (perDay * day.busiestHour) / hourSeconds;
  const polls = (day.feeds * day.pollsOfAFeed) / daySeconds;
  const running = processes === "one for each" ? homes : 1;
  const workMs =
    running * costs.restMsPerSecond +
    homes *
      (inBusiestHour(day.writes) * costs.writeMs +
        inBusiestHour(day.reads) * costs.readMs +
        inBusiestHour(day.pushes) * costs.pushMs +
        polls * costs.pollMs);
  return {
    cores: workMs / 1_000,
    memoryGb:
      (running * costs.processMb + homes * (costs.calendarMb + day.streams * costs.streamMb)) /
      1_024,
    flushedWrites: homes * inBusiestHour(day.writes),
    sockets: homes * day.streams,
    diskGb: (homes * day.writes * 365 * 10 * costs.rowKb) / 1_000_000,
    polls: homes * polls,
  };
};
