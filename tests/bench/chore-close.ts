import { Pool } from "undici";
import type { Bench } from "#scripts/measure/figure.ts";
import { percentile } from "#scripts/measure/median.ts";
import { startTodoist, todoistToken } from "../fixtures/todoist/service.ts";

const fingers = 10;
const warm = 100;
const taps = 1_500;

interface Pace {
  readonly perSecond: number;
  readonly p99: number;
}

/** Runs a step for each item of a list, so many at a time. */
const measure = async <T>(list: readonly T[], step: (one: T) => Promise<void>): Promise<Pace> => {
  const left = [...list];
  const took: number[] = [];
  const begun = performance.now();
  const finger = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const at = performance.now();
      await step(one);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: fingers }, finger));
  return {
    perSecond: (list.length * 1_000) / (performance.now() - begun),
    p99: percentile(took, 99),
  };
};

/** A noon that doesn't advance. */
const now = Date.now();
const today = new Date(now).toISOString().slice(0, 10);

/** A chore that is closed at an outside service that answers at once, beside the service's two answers alone. */
export const bench: Bench = {
  name: "chore close with an outside service",
  run: async (open) => {
    const service = await startTodoist(
      () => today,
      () => now,
    );
    const add = (n: number): string =>
      service.account.add({ project_id: "p-chores", content: `Chore ${n}`, due_date: today }).id;
    const ids = Array.from({ length: warm + taps }, (_, n) => add(n));
    try {
      const wall = await open().startWall({
        ...{ TASKS_PROVIDER: "todoist", TODOIST_URL: service.url, TODOIST_TOKEN: todoistToken },
        TZ: "UTC",
      });
      const pool = new Pool(wall.url, { connections: fingers, pipelining: 1 });
      const close = async (id: string): Promise<void> => {
        const { statusCode, body } = await pool.request({
          ...{ path: `/api/board/routine/${id}/close`, method: "POST" },
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ memberId: "mia" }),
        });
        await body.dump();
        if (statusCode !== 200) throw new Error(`a close answered ${statusCode}`);
      };
      await measure(ids.slice(0, warm), close);
      const ours = await measure(ids.slice(warm), close);
      await pool.close();
      await wall.stop();

      const alone = Array.from({ length: taps }, (_, n) => add(n));
      const headers = { authorization: `Bearer ${todoistToken}` };
      const theirs = await measure(alone, async (id) => {
        await (await fetch(`${service.url}/tasks/${id}`, { headers })).arrayBuffer();
        await fetch(`${service.url}/tasks/${id}/close`, { method: "POST", headers });
      });
      return [
        {
          ...{ what: "chore closes told to an outside service, 10 at once", unit: "/s" },
          ...{ ours: ours.perSecond, reference: theirs.perSecond },
          goal: "≥ 395 /s: the nearest other wall",
        },
        {
          ...{ what: "… the slowest of a hundred", unit: "ms", ours: ours.p99 },
          ...{ reference: theirs.p99, goal: "≤ 42 ms: the nearest other wall" },
        },
      ];
    } finally {
      await service.stop();
    }
  },
};
