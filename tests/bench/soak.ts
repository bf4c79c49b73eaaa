import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import { median } from "#scripts/measure/median.ts";
import { startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { schoolFeed } from "../fixtures/calendar/school-feed.ts";
import { openLiveStream } from "../fixtures/http/live-stream.ts";
import { openFamilyDay } from "./soak/family-day.ts";
import type { ProcessSample } from "./soak/subject.ts";

const speed = 60;
const lastsMs = 30 * 60_000;
const sampleEveryMs = 60_000;
const walls = 4;
const samplesOfADay = (24 * 60 * 60_000) / (speed * sampleEveryMs);

const sampleShape = z.object({
  ...{ heapMb: z.number(), residentMb: z.number(), handles: z.number() },
  ...{ walMb: z.number(), workedMs: z.number() },
});

/** How much a value has grown in a family's day: the same hours of two mornings are compared, because a day has its own tides. */
const growthADay = (samples: readonly ProcessSample[], of: keyof ProcessSample): number =>
  median(
    samples
      .slice(samplesOfADay)
      .flatMap((later, hour) => samples.slice(hour, hour + 1).map((one) => later[of] - one[of])),
  );

const most = (samples: readonly ProcessSample[], of: keyof ProcessSample): number =>
  Math.max(...samples.map((sample) => sample[of]));

const figuresOf = (samples: readonly ProcessSample[]): readonly Figure[] => {
  const held = (of: keyof ProcessSample): Pick<Figure, "ours" | "reference"> => ({
    ours: most(samples.slice(samplesOfADay), of),
    reference: most(samples.slice(0, -samplesOfADay), of),
  });
  const grown = (of: keyof ProcessSample) => ({ ours: growthADay(samples, of), reference: 0 });
  const atMost = (of: keyof ProcessSample) => ({ ours: most(samples, of), reference: 0 });
  return [
    { what: "soak: heap in the second morning, beside the first", unit: "MB", ...held("heapMb") },
    { what: "… growth in a family's day", unit: "MB", ...grown("heapMb"), goal: "≤ 1 MB" },
    { what: "… whole process", unit: "MB", ...held("residentMb") },
    {
      what: "… files and sockets, growth",
      unit: "handles",
      ...grown("handles"),
      goal: "0 handles",
    },
    { what: "… log of the database, at most", unit: "MB", ...atMost("walMb"), goal: "≤ 16 MB" },
    { what: "… longest work at a stretch", unit: "ms", ...atMost("workedMs"), goal: "≤ 50 ms" },
  ];
};

/** The server on a fast clock, in a process of its own. */
const startSubject = async (dir: string, feedUrl: string) => {
  const [dataDir, configDir] = [join(dir, "data"), join(dir, "config")];
  for (const folder of [dataDir, configDir]) mkdirSync(folder);
  const family = ["mia", "leo", "mom", "dad"].map((id) => ({
    ...{ id, name: id, color: "#2a8f6d" },
    ...(id === "mom" ? { parent: true } : { kid: true }),
  }));
  writeFileSync(join(configDir, "members.json"), JSON.stringify(family));
  const file = join(import.meta.dirname, "soak/subject.ts");
  const subject = fork(file, [dataDir, configDir, feedUrl, String(speed)], {
    execArgv: ["--expose-gc"],
  });
  const ended = once(subject, "exit");
  const next = (): Promise<unknown> =>
    Promise.race([
      once(subject, "message").then(([message]) => message),
      ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ]);
  const told = z.object({ url: z.string(), beganAt: z.number() }).parse(await next());
  return {
    ...told,
    sample: async (): Promise<ProcessSample> => {
      subject.send("sample");
      return sampleShape.parse(await next());
    },
    stop: async (): Promise<void> => {
      if (subject.connected) subject.disconnect();
      await ended;
    },
  };
};

/** Half an hour in which a house lives sixty times as fast: what grows, and what holds up requests. */
export const bench: Bench = {
  name: "soak",
  onlyByName: true,
  run: async () => {
    const dir = mkdtempSync(join(tmpdir(), "family-wall-soak-"));
    const feeds = await startFeedServer();
    feeds.put("/school", schoolFeed());
    const subject = await startSubject(dir, `${feeds.url}/school`);
    const streams = await Promise.all(
      Array.from({ length: walls }, () => openLiveStream(subject.url)),
    );
    try {
      const publish = (count: number): void => {
        if (count % 3 === 0) feeds.put("/school", schoolFeed(`Lesson of week ${count}`));
      };
      const liveMinute = await openFamilyDay(subject.url, publish);
      const samples: ProcessSample[] = [];
      const begun = performance.now();
      for (let past = 0; past < lastsMs; past = performance.now() - begun) {
        await liveMinute(subject.beganAt + past * speed);
        if (past >= (samples.length + 1) * sampleEveryMs) {
          const sample = await subject.sample();
          samples.push(sample);
          console.error(`  ${JSON.stringify(sample)}`);
        }
        const nextMs = Math.ceil((past + 1) / (60_000 / speed)) * (60_000 / speed);
        await pause(Math.max(0, begun + nextMs - performance.now()));
      }
      return figuresOf(samples);
    } finally {
      for (const stream of streams) stream.close();
      await subject.stop();
      await feeds.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
};
