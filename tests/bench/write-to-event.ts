import { join } from "node:path";
import type { Bench } from "#scripts/measure/figure.ts";
import { median, percentile } from "#scripts/measure/median.ts";
import { openLiveStream } from "../fixtures/http/live-stream.ts";

const bareEvents = join(import.meta.dirname, "reference/bare-events.ts");
const [screens, warm, writes] = [100, 30, 200];

/** How long each screen waited for the event of each write, from the moment it was sent; milliseconds. */
const waits = async (url: string): Promise<readonly number[]> => {
  const streams = await Promise.all(Array.from({ length: screens }, () => openLiveStream(url)));
  const took: number[] = [];
  for (let write = 0; write < warm + writes; write += 1) {
    const name = `thing ${write % 10}`;
    const known = streams.map(({ events }) => events.at(-1)?.data.revision ?? 0);
    const begun = performance.now();
    const deliveries = streams.map(async ({ until }, screen) => {
      const last = known[screen] ?? 0;
      await until(({ event, data }) => event === "change" && data.revision > last);
      if (write >= warm) took.push(performance.now() - begun);
    });
    const answer = await fetch(`${url}/api/grocery`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a write was answered ${answer.status}`);
    await Promise.all(deliveries);
  }
  for (const stream of streams) stream.close();
  return took;
};

/** How soon a hundred screens receive a write's event; the write is on the disk by then. */
export const bench: Bench = {
  name: "write to event",
  run: async (open) => {
    const measured = open();
    const bare = await measured.startReference(bareEvents);
    const theirs = await waits(bare.url);
    const wall = await measured.startWall();
    const ours = await waits(wall.url);
    return [
      {
        ...{ what: "write to event, 100 screens", unit: "ms" },
        ...{ ours: median(ours), reference: median(theirs) },
        goal: "≤ 5.9 ms: the nearest other wall",
      },
      {
        ...{ what: "… the slowest of a hundred", unit: "ms" },
        ...{ ours: percentile(ours, 99), reference: percentile(theirs, 99) },
        goal: "≤ 10 ms: the nearest other wall",
      },
    ];
  },
};
