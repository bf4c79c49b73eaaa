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

/** Reads one path over and over on so many connections, each waiting for its answer; throws when one isn't 200. */
export const readOverAndOver = async ({ url, path, connections, forMs }: Reads): Promise<Load> => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const read = async (): Promise<void> => {
    const { statusCode, body } = await pool.request({ path, method: "GET" });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
  // Connections and the just-in-time compiler are warm before it counts.
  await Promise.all(Array.from({ length: connections * 20 }, read));
  const took: number[] = [];
  const begun = performance.now();
  const reader = async (): Promise<void> => {
    for (let at = performance.now(); at - begun < forMs;) {
      await read();
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  return { perSecond: took.length / seconds, p99: percentile(took, 99) };
};
