import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as z from "zod";
import type { Fault } from "#scripts/measure/figure.ts";
import type { UploadQuestion } from "./uploads/subject.ts";

const uploads = 50;
const heldUpMs = 50;
const moreMemory = 1.2;

const listening = z.object({ url: z.string() });
const suffered = z.object({ workedMs: z.number(), waitedMs: z.number(), bytes: z.number() });

/** A picture of twelve megapixels with a real photo's amount of detail. */
const photo = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 4000, height: 3000, channels: 3, background: "#000" },
      noise: { type: "gaussian", mean: 128, sigma: 24 },
    },
  })
    .blur(1)
    .jpeg({ quality: 92 })
    .toBuffer();

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ memberId: "mia", pin: "1234" }),
  });
  if (!answer.ok) throw new Error(`not signed in: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return cookies.join("; ");
};

/** Fifty large uploads at once delay nobody else, and leave nothing in memory. */
export const fault: Fault = {
  name: "uploads",
  run: async () => {
    const dir = mkdtempSync(join(tmpdir(), "family-wall-uploads-"));
    const [dataDir, configDir] = [join(dir, "data"), join(dir, "config")];
    mkdirSync(dataDir);
    mkdirSync(configDir);
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
      const { url } = listening.parse(await nextMessage());
      const cookie = await signIn(url);
      const body = new Uint8Array(await photo());
      const headers = { "content-type": "image/jpeg", cookie };
      const send = async (): Promise<number> => {
        const answer = await fetch(`${url}/api/uploads`, { method: "POST", headers, body });
        await answer.text();
        return answer.status;
      };
      // The first upload loads the libraries, which isn't counted.
      await send();
      const before = await ask("begin");
      const begunAt = performance.now();
      const statuses = await Promise.all(Array.from({ length: uploads }, send));
      const seconds = (performance.now() - begunAt) / 1000;
      const after = await ask("tell");
      const stored = readdirSync(join(dataDir, "photos/.uploads")).length - 1;
      const refused = statuses.filter((status) => status !== 201).length;
      const grown = after.bytes / before.bytes;
      const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
      console.log(
        `${uploads} uploads of 12 megapixels (${mb(body.length)} each) in ${seconds.toFixed(1)} s; requests held up by at most ${after.workedMs.toFixed(0)} ms of work, ${after.waitedMs.toFixed(0)} ms with what else this machine did; memory ${mb(before.bytes)} before, ${mb(after.bytes)} after`,
      );
      return [
        {
          promise: "every upload of fifty at once is kept",
          tries: uploads,
          losses: Math.max(refused, uploads - stored),
        },
        {
          promise: "uploads hold up other requests by at most 50 ms",
          tries: uploads,
          losses: after.workedMs > heldUpMs ? 1 : 0,
        },
        {
          promise: "the memory that uploads took is back to within 20 %",
          tries: 1,
          losses: grown > moreMemory ? 1 : 0,
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
