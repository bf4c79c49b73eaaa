import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { addEvent, changeEvent } from "../features/calendar/mutations.ts";
import { addItem, editItem } from "../features/grocery/mutations.ts";
import type { AnyMutation } from "./define-mutation.ts";
import { mostWaiting } from "./pending-mutation.ts";
import { closeChore, waitingPhone } from "#tests/fixtures/waiting-phone.ts";

const network = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const deleted = () => new ApiError("No.", { status: 404, code: "notFound" });
const full = () => new ApiError("No.", { status: 409, code: "tooMany" });
const twoMilk = { id: "g1", amount: "2", was: { name: "Milk" } };

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(5000);

/** A phone whose edit of a row waited until that row had been deleted elsewhere. */
const refusedEdit = async (more: readonly AnyMutation[] = []) => {
  const phone = waitingPhone([addItem, editItem, ...more]);
  phone.answers(network);
  const page = await phone.openPage();
  const { id } = page.enqueue(editItem, twoMilk);
  await vi.advanceTimersByTimeAsync(0);
  phone.answers(deleted);
  await soon();
  phone.answers(() => undefined);
  const [listed] = page.refused();
  const fromList = listed && page.putBack(listed);
  const back = editItem.putBack(twoMilk);
  const fromToast = () => back && page.bringBack(id, back);
  return { ...phone, page, fromList, fromToast };
};

describe("what was deleted while a change of it waited", () => {
  it.each(["the toast", "the list"])(
    "is put back once from %s, and isn't offered any more by the other",
    async (first) => {
      const { page, arrived, fromList, fromToast } = await refusedEdit();
      expect(page.refused()).toHaveLength(1);
      const ways = [fromToast, fromList];
      for (const way of first === "the toast" ? ways : ways.toReversed()) await way?.();
      await soon();
      expect(arrived.map(page.describe)).toEqual(["Milk"]);
      expect(page.refused()).toEqual([]);
    },
  );

  it("stays with its words where putting it back is refused as well, and can be put back then", async () => {
    const { page, arrived, answers, fromList } = await refusedEdit();
    answers(full);
    await expect(fromList?.()).rejects.toMatchObject({ status: 409 });
    await soon();
    const again = page.refused();
    expect(again.map(page.describe)).toEqual(["Milk"]);
    answers(() => undefined);
    page.again(again[0]?.id ?? "");
    await soon();
    expect(arrived.map(({ input }) => input)).toMatchObject([{ name: "Milk", amount: "2" }]);
  });

  it("stays in the list with its words where this phone has no room for what brings it back", async () => {
    const { page, answers, fromList } = await refusedEdit([closeChore]);
    answers(network);
    for (let at = 0; at < mostWaiting; at += 1) page.enqueue(closeChore, { taskId: `t${at}` });
    await expect(fromList?.()).rejects.toMatchObject({ code: "outboxFull" });
    await soon();
    expect(page.refused().map(page.describe)).toEqual(["Milk"]);
    answers(() => undefined);
    page.flush();
    await soon();
    await fromList?.();
    await soon();
    expect(page.refused()).toEqual([]);
  });
});

it.each([
  [400, "invalid", "notFound", true],
  [409, "changedMeanwhile", "changedMeanwhile", false],
])(
  "a time of a series that the house refuses with %i %s is said to be %s",
  async (status, code, kept, isOffered) => {
    const phone = waitingPhone([changeEvent, addEvent]);
    phone.answers(network);
    const page = await phone.openPage();
    const event = {
      ...{ id: "a~family", title: "Football", start: "2026-12-14", end: "2026-12-15" },
      ...{ allDay: true, memberIds: [], feedId: "family", color: "#333", recurring: true },
      ...{ editable: true, occurrence: "2026-12-14", recurrence: "FREQ=WEEKLY" },
    };
    page.enqueue(changeEvent, {
      target: { id: "a~family", occurrence: "2026-12-14", scope: "all" },
      ...{ patch: { title: "Match" }, fromDay: "2026-12-14", timeZone: "Europe/Berlin" },
      ...{ was: event, title: "Football" },
    });
    await vi.advanceTimersByTimeAsync(0);
    phone.answers(() => new ApiError("No.", { status, code, field: "occurrence" }));
    await soon();
    const [listed] = page.refused();
    expect(listed?.refused?.code).toBe(kept);
    expect((listed && page.putBack(listed)) !== undefined).toBe(isOffered);
  },
);
