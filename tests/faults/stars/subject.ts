import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/db/connection.ts";
import { createStars } from "#server/features/stars/stars.ts";
import { createAbsenceStore } from "#server/features/absences/absence-store.ts";
import { createTasks } from "#server/features/tasks/tasks.ts";
import { HttpError } from "#server/platform/errors.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import { createTodoist } from "#server/providers/tasks/todoist/todoist.ts";
import { todoistEnv } from "#server/providers/tasks/todoist/env.ts";

/** A day on which the family does its chores. */
export interface SimulatedDay {
  readonly day: string;
  readonly chores: readonly string[];
}

const [, , dir = "", url = "", token = ""] = process.argv;
const migrations = resolve(import.meta.dirname, "../../../migrations");
const fingers = 24;
const mostTaps = 200;

// Time runs faster, but the day doesn't end before all chores are done.
const speed = 10;
let noon = 0;
const clock: Clock = { now: () => noon, monotonic: () => performance.now() * speed };
const pause = (ms: number): Promise<void> => setTimeout(ms / speed);

const mia = { id: "mia", name: "Mia", color: "#2a8f6d", kid: true, parent: false };
const roster = () => [mia];
const timeZone = () => "UTC";
const log = pino({ level: "silent" });
const db = openDatabase(join(dir, "wall.db"));
db.transaction(() => {
  if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'task_outbox'").get() !== undefined)
    return;
  const files = readdirSync(migrations).filter((name) => /^\d{4}-/.test(name));
  for (const name of files.toSorted()) db.exec(readFileSync(join(migrations, name), "utf8"));
})();
const source = createTodoist(
  {
    ...{ clock, log, roster, timeZone, outbound: createOutbound({ clock, log }) },
    ...{ cacheDir: () => dir, changed: () => undefined },
  },
  { ...todoistEnv.parse({ TODOIST_URL: url, TODOIST_TOKEN: token }), users: new Map() },
  { keepMs: 5_000, keepAfterWriteMs: 5_000, retryMs: 1_000, idleMs: 900_000 },
);
const tasks = createTasks({
  ...{ db, source, roster, clock, timeZone, log },
  timers: { pause, within: (ms) => AbortSignal.timeout(Math.ceil(ms / speed)) },
  stars: createStars({ db, roster, clock, timeZone }),
  requireParent: () => undefined,
  announce: () => undefined,
  absences: createAbsenceStore(db),
  repetitionDays: createRepetitionDays(),
});
const isUnsettled = db.prepare("SELECT 1 FROM task_outbox LIMIT 1");

/** Taps until the chore is done, as a child would. */
const tapUntilDone = async (id: string, day: string): Promise<void> => {
  for (let taps = 0; taps < mostTaps; taps += 1) {
    try {
      const { task } = await tasks.close("routine", { id, memberId: "mia" });
      if (task.done && task.due === day) return;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
    await pause(2_000);
  }
  throw new Error(`${id} could not be done on ${day}`);
};

process.on("message", ({ day, chores }: SimulatedDay) => {
  noon = Date.parse(`${day}T12:00:00Z`);
  tasks.resume();
  const left = [...chores];
  const finger = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await tapUntilDone(id, day);
  };
  void (async () => {
    await Promise.all(Array.from({ length: fingers }, finger));
    while (isUnsettled.get() !== undefined) await pause(1_000);
    process.send?.({ day });
  })();
});
process.send?.("ready");
