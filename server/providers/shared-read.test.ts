import { expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { createSharedRead } from "./shared-read.ts";

const policy = { keepMs: 1_000, restMs: 5_000, idleMs: 60_000 };

/** A source that answers when the test says so. */
const openSource = () => {
  const clock = clockAt("2026-03-06T08:00:00Z");
  const waiting: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const news: string[] = [];
  const read = createSharedRead<string>({
    ...{ clock, policy, changed: () => news.push("changed") },
    ask: () => new Promise((answer, fail) => void waiting.push({ answer, fail })),
  });
  let asked = 0;
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(asked);
    asked += 1;
    return waiting[asked - 1] ?? expect.fail("nobody asked");
  };
  return { clock, read, news, next, asked: () => waiting.length };
};

it("ten who read at once ask once, and nobody asks again while it is good enough", async () => {
  const { read, next, asked, clock } = openSource();
  const all = Promise.all(Array.from({ length: 10 }, () => read.current()));
  (await next()).answer("soup");
  expect(new Set(await all)).toEqual(new Set(["soup"]));
  clock.advance(999);
  expect(await read.current()).toBe("soup");
  expect(asked()).toBe(1);
});

it("the last answer stays while the source fails, which is left alone for a while", async () => {
  const { read, next, asked, clock } = openSource();
  const first = read.current();
  (await next()).answer("soup");
  await first;
  clock.advance(1_000);
  const second = read.current();
  (await next()).fail(new Error("down"));
  expect(await second).toBe("soup");
  clock.advance(4_999);
  expect(await read.current()).toBe("soup");
  expect(asked()).toBe(2);
});

it("a source that never answered says why, also to those who come while it is left alone", async () => {
  const { read, next, asked } = openSource();
  const first = read.current();
  (await next()).fail(new Error("down"));
  await expect(first).rejects.toThrow("down");
  await expect(read.current()).rejects.toThrow("down");
  expect(asked()).toBe(1);
});

it("our own write isn't undone by an answer that was under way before it", async () => {
  const { read, next, clock } = openSource();
  const first = read.current();
  (await next()).answer("soup");
  await first;
  clock.advance(1_000);
  const second = read.current();
  const old = await next();
  read.amend((copy) => `${copy} and bread`);
  old.answer("soup");
  (await next()).answer("soup and bread");
  expect(await second).toBe("soup and bread");
});

it("what changed there is announced while somebody looks, and not asked for when nobody does", async () => {
  const { read, next, asked, news, clock } = openSource();
  const first = read.current();
  (await next()).answer("soup");
  await first;
  clock.advance(1_000);
  const look = read.look();
  (await next()).answer("stew");
  await look;
  expect(news).toEqual(["changed"]);
  expect(await read.current()).toBe("stew");
  clock.advance(60_000);
  await read.look();
  expect(asked()).toBe(2);
});
