import { describe, expect, it, vi } from "vitest";
import type { LedgerEntry } from "#contract/stars.ts";
import { createAwardWatch } from "./award-watch.ts";

const award = (id: string): LedgerEntry => ({
  ...{ id, memberId: "mia", delta: 1, kind: "chore", reason: "Feed Minka", taskId: "t1" },
  ...{ date: "2026-11-20", createdAt: "2026-11-20T08:00:00.000Z" },
});

/** A wall that looks at a house whose recent awards the test sets. */
const openWall = () => {
  let answer = async (): Promise<readonly LedgerEntry[]> => [];
  let reads = 0;
  const celebrated: string[] = [];
  const watch = createAwardWatch({
    read: () => {
      reads += 1;
      return answer();
    },
    celebrate: (awards) => celebrated.push(...awards.map(({ id }) => id)),
  });
  const readTimes = (count: number) => vi.waitFor(() => expect(reads).toBe(count));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    celebrated,
    watch,
    readTimes,
    settled,
    reads: () => reads,
    answerWith: (next: () => Promise<readonly LedgerEntry[]>) => (answer = next),
    /** The house awards these, newest first, and says on the stream that stars changed. */
    see: async (...ids: string[]) => {
      answer = async () => ids.map(award);
      watch.look();
      await settled();
    },
  };
};

describe("a wall", () => {
  it("celebrates each award once, however often it reads of it", async () => {
    const { celebrated, see } = openWall();
    await see();
    await see("1");
    await see("1");
    await see("2", "1");
    await see("2");
    expect(celebrated).toEqual(["1", "2"]);
  });

  it("that is opened or loaded anew doesn't celebrate what was there before", async () => {
    const { celebrated, see } = openWall();
    await see("2", "1");
    await see("3", "2", "1");
    expect(celebrated).toEqual(["3"]);
  });

  it("doesn't celebrate again what comes back into the last seconds of a clock that was set back", async () => {
    const { celebrated, see } = openWall();
    await see();
    await see("1");
    await see();
    await see("1");
    expect(celebrated).toEqual(["1"]);
  });

  it("reads once more, and not twice at a time, when stars change while it reads", async () => {
    const { celebrated, watch, answerWith, reads, readTimes, settled, see } = openWall();
    await see();
    const gate = Promise.withResolvers<readonly LedgerEntry[]>();
    answerWith(() => gate.promise);
    watch.look();
    watch.look();
    watch.look();
    expect(reads()).toBe(2);
    answerWith(async () => [award("2"), award("1")]);
    gate.resolve([award("1")]);
    await readTimes(3);
    await settled();
    expect(celebrated).toEqual(["1", "2"]);
    expect(reads()).toBe(3);
  });

  it("goes on after an answer that failed", async () => {
    const { celebrated, watch, answerWith, settled, see } = openWall();
    await see();
    answerWith(() => Promise.reject(new Error("no network")));
    watch.look();
    await settled();
    await see("1");
    expect(celebrated).toEqual(["1"]);
  });

  it("doesn't take a failed first answer for an empty one", async () => {
    const { celebrated, watch, answerWith, settled, see } = openWall();
    answerWith(() => Promise.reject(new Error("no network")));
    watch.look();
    await settled();
    await see("2", "1");
    expect(celebrated).toEqual([]);
  });

  it("that is left while it reads celebrates nothing", async () => {
    const { celebrated, watch, answerWith, settled, see } = openWall();
    await see();
    const gate = Promise.withResolvers<readonly LedgerEntry[]>();
    answerWith(() => gate.promise);
    watch.look();
    watch.stop();
    gate.resolve([award("1")]);
    await settled();
    expect(celebrated).toEqual([]);
  });
});
