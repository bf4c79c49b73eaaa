import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { mayGoAgain } from "./may-go-again.ts";

const [today, eightDaysAgo, tenDaysAgo] = ["2026-11-29", "2026-11-21", "2026-11-19"];

beforeEach(() => vi.useFakeTimers({ now: Date.parse(`${today}T16:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const tickOf = (day: string, refused: PendingMutation["refused"]): PendingMutation => ({
  ...{ id: "1", order: 1, key: "POST /api/board/routine/{task_id}/close", at: 0, tries: 0 },
  input: { taskId: "t1", title: "Feed Minka", memberId: "mia", day, isToday: true },
  ...(refused === undefined ? {} : { refused }),
});
const tooOld = { status: 0, code: "tooOld", message: "It waited for too long." };

describe("a tick that waited for too long", () => {
  it("may go while the house still takes its day", () => {
    expect(mayGoAgain(tickOf(eightDaysAgo, tooOld))).toBe(true);
  });

  it("isn't offered to be sent again where the house can't take its day any more", () => {
    expect(mayGoAgain(tickOf(tenDaysAgo, tooOld))).toBe(false);
    const said = { status: 400, code: "tooOld", field: "date", message: "Too long." };
    expect(mayGoAgain(tickOf(eightDaysAgo, said))).toBe(false);
  });
});

it("a photo that is too large isn't offered to be sent again, one that the house broke on is", () => {
  const photo = (status: number, code?: string): PendingMutation => ({
    ...{ id: "1", order: 1, key: "POST /api/photos", at: 0, tries: 0 },
    ...{ input: { name: "lake.jpg" }, refused: { status, code, message: "No." } },
  });
  expect([photo(413), photo(413, "tooLarge"), photo(415, "notAPicture")].map(mayGoAgain)).toEqual([
    false,
    false,
    false,
  ]);
  expect(mayGoAgain(photo(500, "internal"))).toBe(true);
});
