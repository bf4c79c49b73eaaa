import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import sharp from "sharp";
import * as z from "zod";
import type { Fault } from "#scripts/measure/figure.ts";
import type { UploadQuestion } from "./uploads/subject.ts";

const photos = 20_000;
const perFolder = 1000;
const heldUpMs = 50;
const timeoutMs = 5 * 60_000;

const suffered = z.object({ workedMs: z.number(), waitedMs: z.number(), bytes: z.number() });

const knownTo = (dataDir: string): number => {
  const db = new Database(join(dataDir, "wall.db"), { readonly: true });
  try {
    const known = db.prepare<[], number>("SELECT count(*) FROM photos WHERE width IS NOT NULL");
    return known.pluck().get() ?? 0;
  } finally {
    db.close();
  }
};

/** Twenty thousand photos are found without delaying anybody. */
export const fault: Fault = {
  name: "photos",
  run: async () => {
    const dir = mkdtempSync(join(tmpdir(), "family-wall-many-photos-"));
    const [dataDir, configDir] = [join(dir, "data"), join(dir, "config")];
    for (const folder of [dataDir, configDir]) mkdirSync(folder);
    const family = [{ id: "mia", name: "Mia", color: "#d9662b" }];
    writeFileSync(join(configDir, "members.json"), JSON.stringify(family));
    const subject = fork(join(import.meta.dirname, "uploads/subject.ts"), [dataDir, configDir], {
      execArgv: ["--expose-gc"],
    });
    const nextMessage = async (): Promise<unknown> => (await once(subject, "message"))[0];
    const ask = async (question: UploadQuestion) => {
      subject.send(question);
      return suffered.parse(await nextMessage());
    };
    try {
      await nextMessage();
      await ask("begin");
      const create = { width: 96, height: 64, channels: 3 as const, background: "#30a060" };
      const photo = await sharp({ create }).jpeg().toBuffer();
      for (let n = 0; n < photos; n += 1) {
        const folder = join(dataDir, `photos/${Math.floor(n / perFolder)}`);
        if (n % perFolder === 0) mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${n}.jpg`), photo);
      }
      const begunAt = performance.now();
      while (knownTo(dataDir) < photos && performance.now() - begunAt < timeoutMs) await wait(500);
      const seconds = (performance.now() - begunAt) / 1000;
      const { workedMs, waitedMs, bytes } = await ask("tell");
      console.log(
        `${photos} photos found in ${seconds.toFixed(0)} s; requests held up by at most ${workedMs.toFixed(0)} ms of work, ${waitedMs.toFixed(0)} ms with what else this machine did; memory ${(bytes / 1e6).toFixed(0)} MB`,
      );
      return [
        {
          promise: "every photo of twenty thousand is found",
          tries: photos,
          losses: photos - knownTo(dataDir),
        },
        {
          promise: "looking through photos holds up requests by at most 50 ms",
          tries: photos,
          losses: workedMs > heldUpMs ? 1 : 0,
        },
      ];
    } finally {
      const ended = once(subject, "exit");
      subject.disconnect();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    }
  },
};
