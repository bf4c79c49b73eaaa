import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod";
import type { Fault } from "#scripts/measure/figure.ts";
import { type FeedServer, startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { catalogue } from "./hostile-feeds/catalogue.ts";
import { goodFile, type HostileFeed } from "./hostile-feeds/hostile-feed.ts";

const settleMs = 2_500;
const heldUpMs = 50;

const suffered = z.object({
  titles: z.array(z.string()),
  error: z.string().optional(),
  heldUpMs: z.number(),
  rssMb: z.number(),
});

const read = async (
  subject: ChildProcess,
  feeds: FeedServer,
  hostile: HostileFeed,
  path: string,
) => {
  let lastByteAt = performance.now();
  feeds.answer(path, (request, response) => {
    const done = (): void => {
      lastByteAt = performance.now();
    };
    response.on("finish", done).on("close", done);
    hostile.answer(request, response);
  });
  lastByteAt = performance.now();
  const said = once(subject, "message");
  subject.send({ url: `${feeds.url}${path}` });
  const [message]: unknown[] = await said;
  const tookMs = performance.now() - lastByteAt;
  return { tookMs, ...suffered.parse(message) };
};

const isGood = (
  { good, says }: HostileFeed,
  { titles, error }: z.infer<typeof suffered>,
): boolean =>
  good.every((title) => titles.includes(title)) && (says === undefined || says.test(error ?? ""));

/** A hostile calendar affects nothing but itself. */
export const fault: Fault = {
  name: "hostile feeds",
  run: async () => {
    const feeds = await startFeedServer();
    const subject = fork(join(import.meta.dirname, "hostile-feeds/subject.ts"));
    const losses = { slow: 0, heldUp: 0, lost: 0 };
    try {
      feeds.put("/canary", goodFile());
      feeds.put("/warm", goodFile());
      for (let round = 0; round < 3; round += 1) {
        const said = once(subject, "message");
        subject.send({ url: `${feeds.url}/warm` });
        await said;
      }
      console.log("ms after the last byte · request loop held up · memory · feed");
      for (const [index, hostile] of catalogue.entries()) {
        const tries = [await read(subject, feeds, hostile, `/${index}`)];
        // Other programs can slow the machine down too, so a failure is tried twice again; a feed's own effect
        // repeats.
        const least = (of: "tookMs" | "heldUpMs"): number =>
          Math.min(...tries.map((one) => one[of]));
        const isWell = (): boolean => tries.some((one) => isGood(hostile, one));
        while (
          tries.length < 3 &&
          (least("heldUpMs") > heldUpMs || least("tookMs") > settleMs || !isWell())
        )
          tries.push(await read(subject, feeds, hostile, `/${index}-${tries.length}`));
        const [took, held] = [least("tookMs"), least("heldUpMs")];
        losses.slow += took > settleMs ? 1 : 0;
        losses.heldUp += held > heldUpMs ? 1 : 0;
        losses.lost += isWell() ? 0 : 1;
        const { rssMb = 0, error } = tries.at(-1) ?? {};
        const verdict = `${isWell() ? "" : " LOST"}${tries.length > 1 ? ` (${tries.length} tries)` : ""}`;
        console.log(
          `${took.toFixed(0).padStart(6)} ms ${held.toFixed(0).padStart(4)} ms ${String(rssMb).padStart(5)} MB  ${hostile.name}${verdict}${error === undefined ? "" : `: ${error}`}`,
        );
      }
      const canary = feeds.count("/canary").asked;
      const tries = catalogue.length;
      return [
        {
          promise: "a hostile feed settles within 2.5 s of its last byte",
          tries,
          losses: losses.slow,
        },
        {
          promise: "a hostile feed holds up requests for at most 50 ms",
          tries,
          losses: losses.heldUp,
        },
        {
          promise: "the good events of a hostile feed are shown, or its fault is said",
          tries,
          losses: losses.lost,
        },
        { promise: "a feed can't send us to another place in the house", tries: 1, losses: canary },
      ];
    } finally {
      subject.kill();
      await feeds.stop();
    }
  },
};
