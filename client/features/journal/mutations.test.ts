import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JournalEntry } from "#contract/journal.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../../api/api-error.ts";
import type { JournalPage } from "./journal-cache.ts";
import { editEntry, heartEntry, postEntry, removeEntry } from "./mutations.ts";
import { newestEntriesQuery } from "./queries.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** What is sent to put an entry of a day back that was deleted while it was changed. */
const sentBack = async (date: string) => {
  const { openPage, arrived, signsIn } = waitingPhone([postEntry, editEntry]);
  signsIn("mia");
  const page = await openPage();
  const was = { text: "Snow!", tags: [], memberIds: [], authorId: "mia", date };
  const edit = { id: "7", title: "Snow!", patch: { text: "First snow!" }, was };
  await editEntry.putBack(edit)?.(page.enqueue);
  const input = arrived[0]?.input as Parameters<typeof postEntry.request>[0];
  return postEntry.request(input, { uploadIds: [], mayWait: true }).body;
};

it("an entry that was deleted meanwhile is put back on its day", async () => {
  expect(await sentBack("2026-11-17")).toMatchObject({ text: "First snow!", date: "2026-11-17" });
});

it("an entry of a day that the house takes no more goes to today, rather than nowhere", async () => {
  expect(await sentBack("2026-10-01")).not.toHaveProperty("date");
});

it("what Mia changed of her entries out of reach waits for her where Mom is signed in next", async () => {
  const { openPage, arrived, answers, signsIn, kept } = waitingPhone([editEntry, removeEntry]);
  signsIn("mia");
  answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await openPage();
  const was = { text: "Snow!", tags: [], memberIds: [], authorId: "mia", date: "2026-11-20" };
  page.enqueue(editEntry, { id: "7", title: "Snow!", patch: { text: "First snow!" }, was });
  page.enqueue(removeEntry, { id: "8", title: "Rain", byId: "mia" });
  signsIn("mom");
  answers(() => undefined);
  await page.enqueue(removeEntry, { id: "9", title: "Hail", byId: "mom" }).answer;
  expect(arrived.map(page.describe)).toEqual(["Hail"]);
  expect(page.refused()).toEqual([]);
  await vi.waitFor(() => expect(kept.size).toBe(2));
  signsIn("mia");
  page.flush();
  await vi.waitFor(() => expect(page.waiting()).toEqual([]));
  expect(arrived.map(page.describe)).toEqual(["Hail", "Snow!", "Rain"]);
});

it("Mia's heart waits for her where Mom is signed in next, and Mom's own goes", async () => {
  const { openPage, arrived, answers, signsIn } = waitingPhone([heartEntry]);
  signsIn("mia");
  answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await openPage();
  const heart = { id: "7", title: "Snow!", give: true };
  page.enqueue(heartEntry, { ...heart, memberId: "mia", byId: "mia" });
  signsIn("mom");
  answers(() => undefined);
  page.enqueue(heartEntry, { ...heart, memberId: "mom", byId: "mom" });
  page.flush();
  await vi.waitFor(() => expect(arrived).toMatchObject([{ input: { memberId: "mom" } }]));
  signsIn("mia");
  page.flush();
  await vi.waitFor(() => expect(page.waiting()).toEqual([]));
  expect(arrived).toMatchObject([{ input: { memberId: "mom" } }, { input: { memberId: "mia" } }]);
});

it("a posted entry stands once in the journal, also where that was read before its answer came", async () => {
  const { openPage, answers, signsIn } = waitingPhone([postEntry]);
  const page = await openPage();
  const entry = (id: string): JournalEntry => ({
    ...{ id, text: "Snow!", tags: [], memberIds: [], authorId: "mia", date: "2026-11-20" },
    ...{ createdAt: "2026-11-20T16:00:00Z", kind: "entry", photos: [] },
    ...{ hearts: 0, lovedBy: [], mine: false },
  });
  const known: JournalPage = { entries: [entry("7")], onThisDay: [], tags: [], next: null };
  page.client.setQueryData(newestEntriesQuery.queryKey, known);
  const shown = () =>
    page.client.getQueryData<JournalPage>(newestEntriesQuery.queryKey)?.entries.map(({ id }) => id);
  signsIn("mia");
  const post = (id: string) => {
    answers(() => entry(id));
    const { text, tags, memberIds, authorId } = entry(id);
    return page.enqueue(postEntry, { text, tags, memberIds, authorId, title: text }).answer;
  };
  await post("7");
  expect(shown()).toEqual(["7"]);
  await post("8");
  expect(shown()).toEqual(["8", "7"]);
});
