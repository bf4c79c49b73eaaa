import fc from "fast-check";
import type { Fault } from "#scripts/measure/figure.ts";
import { createRequests, type GeneratedRequest } from "./extreme-requests/requests.ts";
import { openExtremeSubject } from "./extreme-requests/subject.ts";

const requests = 10_000;
const aDayMs = 24 * 3_600_000;
/** Below the fifteen minutes of an unlocked browser; the clock stands still between renewals. */
const unlockEvery = 500;

type Subject = Awaited<ReturnType<typeof openExtremeSubject>>;

const sendAll = async (
  { send, unlock }: Subject,
  all: Iterable<GeneratedRequest>,
): Promise<{ tries: number; losses: number }> => {
  let [tries, losses] = [0, 0];
  for (const request of all) {
    if (tries % unlockEvery === 0) await unlock();
    tries += 1;
    const broken = await send(request);
    if (broken === null) continue;
    losses += 1;
    console.error(`500: ${broken.request}\n${broken.log}`);
  }
  return { tries, losses };
};

const runAt = async (at: string, seed: number, many: number) => {
  const { any, eachRead } = createRequests();
  const subject = await openExtremeSubject(at);
  try {
    const first = await sendAll(subject, fc.sample(any, { seed, numRuns: many }));
    if (!at.startsWith("2199-12-31")) subject.clock.advance(aDayMs);
    const reads = fc.sample(eachRead, { seed: seed + 1, numRuns: 10 }).flat();
    const again = fc.sample(any, { seed: seed + 2, numRuns: Math.ceil(many / 5) });
    return { first, later: await sendAll(subject, [...reads, ...again]) };
  } finally {
    await subject.close();
  }
};

/** Values at their edges in every operation of the API document, by fixed seeds. */
export const fault: Fault = {
  name: "requests with dates, numbers and texts at their edges",
  run: async () => {
    const now = await runAt("2026-11-20T16:42:00Z", 17, requests);
    const last = await runAt("2199-12-31T21:30:00Z", 18, requests / 5);
    return [
      { promise: "no value that anyone can send breaks an answer", ...now.first },
      { promise: "a day later none breaks by what was sent", ...now.later },
      { promise: "on the last evening of the contract's years none breaks", ...last.first },
      { promise: "nor does a list that evening", ...last.later },
    ];
  },
};
