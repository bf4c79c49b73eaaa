import { beforeEach, expect, it, vi } from "vitest";
import type { WallRight } from "#contract/operation.ts";
import { lock } from "#client/features/access/mutations.ts";
import { createMutationQueue, type MutationQueue } from "#client/mutations/mutation-queue.ts";
import { createQueryClient } from "#client/query/query-state.ts";
import { closeTestItem } from "#tests/fixtures/waiting-phone.ts";
import { guardQueue, lateRights } from "./guarded-queue.ts";

const send = vi.fn(async () => ({ answer: { ok: true }, status: 200, revision: undefined }));
const ask = vi.fn<(needed: WallRight) => Promise<boolean>>();
let may: WallRight;
let queue: MutationQueue;
beforeEach(async () => {
  await lateRights.load();
  send.mockClear();
  ask.mockReset();
  may = "look";
  queue = guardQueue(createMutationQueue({ client: createQueryClient(), send }), () => may, ask);
});

const milk = { params: { id: "milk" } };

it("what a wall may do is sent at once, and so is what needs no right", async () => {
  may = "tick";
  await queue.enqueue(closeTestItem, milk).answer;
  may = "look";
  await queue.enqueue(lock, {}).answer;
  expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([2, 0]);
});

it("what it may not do waits for a parent, and shows nothing until then", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValue(promise);
  const { answer } = queue.enqueue(closeTestItem, milk);
  expect([ask.mock.calls, queue.pending(), send.mock.calls]).toEqual([[["tick"]], [], []]);
  resolve(true);
  await answer;
  expect(send).toHaveBeenCalledTimes(1);
});

it("what no parent allows is refused as the server would, and never sent", async () => {
  ask.mockResolvedValue(false);
  await expect(queue.enqueue(closeTestItem, milk).answer).rejects.toMatchObject({
    ...{ status: 403, code: "wallMayNot" },
  });
  expect(send).not.toHaveBeenCalled();
});

it("a wall that hasn't looked up yet what a tap needs does so, and then does it or asks", async () => {
  const look = vi.spyOn(lateRights, "current").mockReturnValueOnce(undefined);
  may = "tick";
  await queue.enqueue(closeTestItem, milk).answer;
  expect(send).toHaveBeenCalledTimes(1);
  look.mockReturnValueOnce(undefined);
  may = "look";
  ask.mockResolvedValue(false);
  await expect(queue.enqueue(closeTestItem, milk).answer).rejects.toMatchObject({ status: 403 });
  expect([send.mock.calls.length, ask.mock.calls]).toEqual([1, [["tick"]]]);
  look.mockRestore();
});
