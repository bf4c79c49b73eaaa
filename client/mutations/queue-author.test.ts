import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { closeChore, postTestEntry, waitingPhone, weekMs } from "#tests/fixtures/waiting-phone.ts";

const snow = { text: "Snow!", authorId: "mia" };

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("an entry whose author isn't signed in any more", () => {
  it("waits for them, lets others by, and is never sent as somebody else's", async () => {
    const { openPage, arrived, signsIn, answers } = waitingPhone();
    signsIn("mia");
    // The house knows first that the session has ended.
    answers(() => new ApiError("No.", { status: 401, code: "signInFirst" }));
    const page = await openPage();
    page.enqueue(postTestEntry, snow);
    await soon();
    answers(() => undefined);
    signsIn("leo");
    page.enqueue(closeChore, { taskId: "t1" });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(arrived.map(page.describe)).toEqual(["Brush teeth"]);
    expect(page.refused()).toEqual([]);
    expect(page.waiting().map(page.describe)).toEqual(["Snow!"]);
    signsIn("mia");
    page.flush();
    await soon();
    expect(arrived.map(page.describe)).toEqual(["Brush teeth", "Snow!"]);
  });

  it("is shown after a week rather than kept for ever", async () => {
    const { openPage } = waitingPhone();
    const page = await openPage();
    page.enqueue(postTestEntry, snow);
    vi.setSystemTime(Date.now() + weekMs + 1);
    page.flush();
    await soon();
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});

describe("an entry that is posted out of reach", () => {
  it("waits with its pictures, however often it was posted, and arrives once after the phone's end", async () => {
    const { openPage, arrived, answers, kept, signsIn } = waitingPhone();
    signsIn("mia");
    answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
    const page = await openPage();
    const options = { id: "draft", pictures: [new Blob(["dragon"]), new Blob(["igloo"])] };
    // The phone died after the first, so that the draft was still there.
    page.enqueue(postTestEntry, snow, options);
    page.enqueue(postTestEntry, snow, options);
    await soon();
    expect(kept.size).toBe(1);
    answers(() => undefined);
    await openPage();
    await soon();
    expect(arrived).toMatchObject([{ id: "draft", input: snow }]);
    expect(arrived[0]?.pictures).toEqual(options.pictures);
    expect(kept.size).toBe(0);
  });

  it("is shown with its pictures rather than lost where the house refuses it", async () => {
    const { openPage, answers, kept, signsIn } = waitingPhone();
    signsIn("mia");
    answers(() => new ApiError("No.", { status: 403, code: "notParent" }));
    const page = await openPage();
    page.enqueue(postTestEntry, snow, { id: "draft", pictures: [new Blob(["dragon"])] });
    await soon();
    expect(page.refused()).toMatchObject([{ id: "draft", refused: { code: "notParent" } }]);
    expect(page.refused()[0]?.pictures).toHaveLength(1);
    expect(kept.size).toBe(1);
  });
});

it("a full phone says that it couldn't keep what waits, and sends it all the same", async () => {
  const { openPage, answers, arrived, isFull } = waitingPhone();
  isFull();
  answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await openPage();
  const { id } = page.enqueue(closeChore, { taskId: "t1" });
  expect(await page.persisted(id)).toBe(false);
  answers(() => undefined);
  page.flush();
  await soon();
  expect(arrived).toHaveLength(1);
  expect(page.waiting()).toEqual([]);
});
