import { join } from "node:path";
import { Pool } from "undici";
import * as z from "zod";
import type { Bench } from "#scripts/measure/figure.ts";
import { type Load, runLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";

const bareWrites = join(import.meta.dirname, "reference/bare-writes.ts");
const rounds = 3;
const pace = { connections: 10, forMs: 3_000 };

const item = z.object({ id: z.string() });

/** Ten people in a shop, each of whom ticks an item off and unticks it. */
const tickers = async (
  pool: Pool,
  placeOf: (person: number) => Promise<string>,
): Promise<(person: number) => Promise<void>> => {
  const places = await Promise.all(
    Array.from({ length: pace.connections }, (_, person) => placeOf(person)),
  );
  const ticked = new Set<number>();
  return async (person) => {
    const isTicked = ticked.delete(person);
    if (!isTicked) ticked.add(person);
    const path = `${places[person]}/${isTicked ? "reopen" : "close"}`;
    const { statusCode, body } = await pool.request({ path, method: "POST" });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
};

/** Small writes, each of which is on the disk when it is answered. */
export const bench: Bench = {
  name: "small writes",
  run: async (open) => {
    const measured = open();
    const [wall, bare] = [await measured.startWall(), await measured.startReference(bareWrites)];
    const pools = [wall, bare].map(
      ({ url }) => new Pool(url, { connections: pace.connections, pipelining: 1 }),
    );
    const [wallPool = new Pool(wall.url), barePool = new Pool(bare.url)] = pools;
    const tickOurs = await tickers(wallPool, async (person) => {
      const { body } = await wallPool.request({
        ...{ path: "/api/grocery", method: "POST" },
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: `thing ${person}` }),
      });
      return `/api/grocery/${item.parse(await body.json()).id}`;
    });
    const tickTheirs = await tickers(barePool, async (person) => `/${person}`);
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await runLoad(pace, tickOurs));
      theirs.push(await runLoad(pace, tickTheirs));
    }
    await Promise.all(pools.map((pool) => pool.close()));
    const middle = (loads: readonly Load[], pick: (load: Load) => number): number =>
      median(loads.map(pick));
    const figure = (pick: (load: Load) => number) => ({
      ours: middle(ours, pick),
      reference: middle(theirs, pick),
    });
    return [
      {
        ...{ what: "small writes, 10 connections", unit: "/s" },
        ...figure(({ perSecond }) => perSecond),
        goal: "≥ 940 /s: the nearest other wall, which doesn't flush",
      },
      {
        ...{ what: "… the slowest of a hundred", unit: "ms" },
        ...figure(({ p99 }) => p99),
        goal: "≤ 20 ms: the nearest other wall",
      },
    ];
  },
};
