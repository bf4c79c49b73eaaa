import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { addDays } from "#server/platform/clock.ts";
import {
  type TodoistBehaviour,
  startTodoist,
  todoistToken,
} from "../../fixtures/todoist/service.ts";
import type { SimulatedDay } from "./subject.ts";

interface Size {
  readonly chores: number;
  readonly days: number;
  readonly kills: number;
}

/** The totals of a family's months with an unreliable service and power supply. */
export interface StarSimulation {
  readonly closes: number;
  readonly kills: number;
  /** Occurrences that the service has moved on from more than once, or that have more than one award. */
  readonly doubled: number;
  /** Occurrences that the service has and that gave no star, and those never done. */
  readonly lost: number;
  /** Awards for occurrences that the service doesn't have. */
  readonly unearned: number;
}

const firstDay = "2026-01-01";
const subject = join(import.meta.dirname, "subject.ts");

/** 10 % of writes are refused and the answers of 12 % are lost; 14 % of all requests are answered 429 or 500. */
const badDay = (isWrite: boolean): TodoistBehaviour => {
  const dice = Math.random();
  if (dice < 0.07) return "tooOften";
  if (dice < 0.14) return "breaks";
  if (!isWrite) return "well";
  if (dice < 0.24) return "refuses";
  return dice < 0.36 ? "losesAnswer" : "well";
};

const key = (id: string, day: string): string => `${id} ${day}`;

const awardsIn = (dir: string): Map<string, number> => {
  const db = new Database(join(dir, "wall.db"), { readonly: true });
  const rows = db
    .prepare<[], { id: string; day: string }>(
      `SELECT c.task_id AS id, c.occurrence AS day FROM ledger l JOIN completions c ON c.id = l.completion_id
       WHERE l.kind = 'award' AND c.reopened_at IS NULL`,
    )
    .all();
  db.close();
  const awards = new Map<string, number>();
  for (const { id, day } of rows) awards.set(key(id, day), (awards.get(key(id, day)) ?? 0) + 1);
  return awards;
};

/** Simulates a family's chores day by day while the service fails and the wall is killed at random moments. */
export const simulate = async ({ chores, days, kills }: Size): Promise<StarSimulation> => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-stars-"));
  let day = firstDay;
  const service = await startTodoist(
    () => day,
    () => Date.parse(`${day}T12:00:00Z`),
  );
  service.waitSec = 0;
  const { account } = service;
  const ids = Array.from(
    { length: chores },
    (_, n) =>
      account.add({
        ...{ project_id: "p-chores", content: `Chore ${n}` },
        ...{ due_string: "every day", due_date: firstDay },
      }).id,
  );
  const moved = new Map<string, number>();
  const close = account.close;
  account.close = (id) => {
    const occurrence = account.item(id)?.due?.date ?? "";
    moved.set(key(id, occurrence), (moved.get(key(id, occurrence)) ?? 0) + 1);
    return close(id);
  };
  service.behave(({ method }) => badDay(method !== "GET"));

  let killed = 0;
  let wall: ChildProcess | null = null;
  try {
    while (day < addDays(firstDay, days)) {
      if (wall === null) {
        wall = fork(subject, [dir, service.url, todoistToken], { stdio: "inherit" });
        wall.setMaxListeners(0);
        const refused = once(wall, "exit").then(() => "exit");
        const said = await Promise.race([once(wall, "message"), refused]);
        if (said === "exit") throw new Error("the wall didn't start");
      }
      const running = wall;
      const ended = once(running, "exit");
      running.send({ day, chores: ids } satisfies SimulatedDay);
      const left = addDays(firstDay, days) > day ? kills - killed : 0;
      const isFatal = Math.random() < left / Math.max(1, days - killed);
      const over = await Promise.race([
        once(running, "message").then(() => "slept" as const),
        ended.then(() => "died" as const),
        ...(isFatal
          ? [
              new Promise<"kill">((moment) => {
                setTimeout(() => moment("kill"), Math.random() * 40 * Math.sqrt(chores));
              }),
            ]
          : []),
      ]);
      if (over === "died") throw new Error(`the wall ended by itself on ${day}`);
      if (over === "slept") day = addDays(day, 1);
      else {
        running.kill("SIGKILL");
        await ended;
        killed += 1;
        wall = null;
      }
    }
    const awards = awardsIn(dir);
    const expected = Array.from({ length: days }, (_, n) => addDays(firstDay, n)).flatMap((one) =>
      ids.map((id) => key(id, one)),
    );
    const wanted = new Set(expected);
    const count = (map: ReadonlyMap<string, number>, bad: (n: number, at: string) => boolean) =>
      [...map].filter(([at, n]) => bad(n, at)).length;
    return {
      closes: moved.size,
      kills: killed,
      // A second close has moved the task past a day without a tap.
      doubled: count(moved, (n, at) => n > 1 || !wanted.has(at)) + count(awards, (n) => n > 1),
      lost: expected.filter((at) => !moved.has(at) || !awards.has(at)).length,
      unearned: count(awards, (_n, at) => !moved.has(at)),
    };
  } finally {
    wall?.kill("SIGKILL");
    await service.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};
