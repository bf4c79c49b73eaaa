import { Pool } from "undici";
import { percentile } from "./median.ts";

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

interface Reads {
  readonly url: string;
  readonly path: string;
  readonly connections: number;
  readonly forMs: number;
}

/** Repeats a step on so many connections, one after the other on each; the step gets its connection's number. */
export const runLoad = async (
  { connections, forMs }: Pick<Reads, "connections" | "forMs">,
  step: (connection: number) => Promise<void>,
): Promise<Load> => {
  const all = Array.from({ length: connections }, (_, connection) => connection);
  // Warms up connections and the just-in-time compiler before the measurement.
  await Promise.all(
    all.map(async (connection) => {
      for (let round = 0; round < 20; round += 1) await step(connection);
    }),
  );
  const took: number[] = [];
  const begun = performance.now();
  const repeat = async (connection: number): Promise<void> => {
    for (let at = performance.now(); at - begun < forMs;) {
      await step(connection);
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(all.map(repeat));
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: took.length / seconds, p99: percentile(took, 99) };
};

/** Reads one path repeatedly on so many connections, each waiting for its answer; throws where one isn't 200. */
export const runReadLoad = async ({ url, path, ...pace }: Reads): Promise<Load> => {
  const pool = new Pool(url, { connections: pace.connections, pipelining: 1 });
  const load = await runLoad(pace, async () => {
    const { statusCode, body } = await pool.request({ path, method: "GET" });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  });
  await pool.close();
  return load;
};
