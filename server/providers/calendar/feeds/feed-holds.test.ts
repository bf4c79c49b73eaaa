import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CalendarFile } from "../worker/attempt.ts";
import { type FeedHolds, openFeedHolds } from "./feed-holds.ts";
import { createHoldGone } from "./hold-gone.ts";

const address = "https://calendar.example/mia.ics";
const fileOf = (text: string): CalendarFile => ({
  hash: createHash("sha256").update(text).digest("hex"),
  charset: "utf-8",
  body: () => Promise.resolve(Buffer.from(text)),
});

let dir = "";
let holds: FeedHolds;
let said: string[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-holds-"));
  holds = openFeedHolds(dir, address);
  said = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The feed's next file lacks an event of the one before, for the `turn`th time. */
const lose = async (turn: number, isMany: boolean): Promise<void> => {
  const log = pino({ level: "info" }, { write: (line) => said.push(JSON.parse(line).msg) });
  const judgeGone = () =>
    Promise.resolve({ coming: new Set<string>(), gone: [`event ${turn}`], isMany });
  await createHoldGone({ holds, judgeGone, log })(fileOf(`before ${turn}`), fileOf("after"));
};
const held = () => holds.all().flatMap(({ keys }) => keys);

it("a calendar that is emptied for the sixth time is asked about like the first times", async () => {
  for (let turn = 1; turn <= 6; turn += 1) {
    await lose(turn, true);
    await holds.decide(true);
  }
  expect(held()).toEqual([1, 2, 3, 4, 5, 6].map((turn) => `event ${turn}`));
  expect(openFeedHolds(dir, address).all()).toHaveLength(6);
  const last = holds.all().at(-1);
  expect(String(await last?.file.body())).toBe("before 6");
});

it("what goes one by one while a question is open leaves room for what goes all at once", async () => {
  await lose(1, true);
  for (let turn = 2; turn <= 9; turn += 1) await lose(turn, false);
  await lose(10, true);
  expect(held()).toEqual([1, 2, 3, 4, 5, 10].map((turn) => `event ${turn}`));
  expect(said.filter((each) => each.includes("too many are held"))).toHaveLength(4);
});
