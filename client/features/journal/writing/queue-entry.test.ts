import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#client/api/api-error.ts";
import { waitingPhone, weekMs } from "#tests/fixtures/waiting-phone.ts";
import { closeTodo } from "../../tasks/mutations.ts";
import { postEntry, removeEntry } from "../mutations.ts";
import { emptyEntryDraft, type EntryDraft, withDraftPictures } from "./entry-draft.ts";
import { enqueueDraft, letEntryGo, postAs, takeBackEntry } from "./queue-entry.ts";

const snow = (): EntryDraft =>
  withDraftPictures({ ...emptyEntryDraft(), text: " Snow! ", tags: ["Milestone"] }, [
    new Blob(["dragon"]),
    new Blob(["igloo"]),
  ]);
const about = { authorId: "mia", date: "2026-11-20", title: "Snow!" };
const soon = () => vi.advanceTimersByTimeAsync(0);

/** Mia's phone, with a server that says why it doesn't take what it sends. */
const phone = () => {
  const { answers, ...fake } = waitingPhone([postEntry, removeEntry, closeTodo]);
  fake.signsIn("mia");
  return {
    ...fake,
    answersWith: (status: number, code: string) =>
      answers(() => new ApiError("No.", { status, code })),
    takesLong: (until: Promise<unknown>) => answers(() => until),
    isReachable: () =>
      answers(({ key }) => (key === "POST /api/journal" ? { id: "e1" } : undefined)),
  };
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

describe("an entry that is posted out of reach", () => {
  it("waits with its pictures, however often it was posted, and arrives once after the phone's end", async () => {
    const { openPage, arrived, answersWith, isReachable, kept } = phone();
    answersWith(0, "network");
    const [page, draft] = [await openPage(), snow()];
    // The phone died after the first, so that the draft was still there.
    await enqueueDraft(page, draft, about);
    await enqueueDraft(page, draft, about);
    await soon();
    expect(kept.size).toBe(1);

    isReachable();
    await openPage();
    await soon();
    const input = { ...about, text: "Snow!", tags: ["Milestone"], memberIds: [] };
    expect(arrived).toMatchObject([{ id: draft.id, input }]);
    expect(arrived[0]?.pictures).toEqual(draft.pictures.map(({ picture }) => picture));
    expect(kept.size).toBe(0);
  });

  /** A place for one draft, on a phone that has room for it or hasn't. */
  const desk = (hasRoom = true) => {
    const drafts: EntryDraft[] = [];
    return {
      drafts,
      save: (draft: EntryDraft) => {
        if (hasRoom) drafts.push(draft);
        return Promise.resolve(hasRoom);
      },
      remove: () => {
        drafts.length = 0;
        return Promise.resolve();
      },
    };
  };
  const waitingEntry = async (isTried = true) => {
    const { openPage, arrived, answersWith, isReachable, signsIn } = phone();
    answersWith(0, "network");
    if (!isTried) signsIn(undefined);
    const [page, draft] = [await openPage(), snow()];
    await enqueueDraft(page, draft, about);
    await soon();
    const entry = { ...draft, ...about, pictures: page.pending()[0]?.pictures ?? [] };
    const send = async () => {
      await soon();
      signsIn("mia");
      isReachable();
      page.flush();
      await soon();
    };
    return { page, entry, arrived, send };
  };

  it("can be taken back as a draft of its own, of the day on which it was written", async () => {
    const { page, entry, arrived, send } = await waitingEntry();
    const { drafts, ...place } = desk();
    expect(await takeBackEntry(page, entry, place)).toBe("taken");
    expect(drafts).toMatchObject([{ text: entry.text, tags: ["Milestone"], date: "2026-11-20" }]);
    expect(drafts[0]?.id).not.toBe(entry.id);
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    await Promise.all(
      drafts.map((draft) => enqueueDraft(page, draft, { ...about, date: "2026-11-23" })),
    );
    await send();
    // Whether the first had arrived nobody knows: it is sent under its key, and taken away behind it.
    expect(arrived).toMatchObject([
      { id: entry.id },
      { key: "DELETE /api/journal/{id}", input: { id: "e1" } },
      { input: { date: "2026-11-20", text: "Snow!" } },
    ]);
  });

  it("can be taken back without a trace where nothing of it was sent", async () => {
    const { page, entry, arrived, send } = await waitingEntry(false);
    expect(await takeBackEntry(page, entry, desk())).toBe("taken");
    expect(page.waiting()).toEqual([]);
    await send();
    expect(arrived).toEqual([]);
  });

  it("leaves no draft where it is on its way already", async () => {
    const { page, entry, arrived, send } = await waitingEntry();
    await send();
    const { drafts, ...place } = desk();
    expect(await takeBackEntry(page, entry, place)).toBe("sent");
    expect([drafts, arrived.length]).toEqual([[], 1]);
  });

  it("goes on waiting where this phone has no room for the draft", async () => {
    const { page, entry, arrived, send } = await waitingEntry();
    expect(await takeBackEntry(page, entry, desk(false))).toBe("notKept");
    expect(page.waiting()).toHaveLength(1);
    await send();
    expect(arrived).toHaveLength(1);
  });
});

it("an entry that the house refuses is shown with its pictures rather than lost", async () => {
  const { openPage, answersWith, kept } = phone();
  answersWith(403, "notParent");
  const [page, draft] = [await openPage(), snow()];
  await enqueueDraft(page, draft, about);
  await soon();
  expect(page.refused()).toMatchObject([{ id: draft.id, refused: { code: "notParent" } }]);
  expect(page.refused()[0]?.pictures).toHaveLength(2);
  expect(kept.size).toBe(1);
});

describe("an entry on a phone that is full", () => {
  const posting = async (full: ReturnType<typeof phone>) => {
    full.isFull();
    const page = await full.openPage();
    let became: unknown = "posting";
    void enqueueDraft(page, snow(), about).then(
      () => (became = "posted"),
      (error: unknown) => (became = error),
    );
    return { page, became: () => became };
  };

  it("stays a draft where the house can't be reached, and nothing of it waits", async () => {
    const full = phone();
    full.answersWith(0, "network");
    const { page, became } = await posting(full);
    await soon();
    expect(became()).toBe("posting");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(became()).toMatchObject({ code: "notKept" });
    expect(page.pending()).toEqual([]);
    full.isReachable();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(full.arrived).toEqual([]);
  });

  it("is posted once the house has it, however long its pictures take", async () => {
    const full = phone();
    let arrive = () => {};
    full.takesLong(new Promise<void>((resolve) => (arrive = resolve)));
    const { became } = await posting(full);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(became()).toBe("posting");
    arrive();
    await soon();
    expect(became()).toBe("posted");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(full.arrived).toHaveLength(1);
  });

  it("stays a draft where the house refuses it, and only there", async () => {
    const full = phone();
    full.answersWith(403, "notParent");
    const { page, became } = await posting(full);
    await soon();
    expect(became()).toMatchObject({ code: "notParent" });
    expect([...page.pending(), ...page.refused()]).toEqual([]);
  });
});

describe("an entry whose author isn't signed in any more", () => {
  const glue = {
    ...{ taskId: "t1", title: "Buy glue", day: "2026-11-20", isToday: true, at: 0 },
    ...{ memberId: "leo", starsOf: "leo", stars: 0 },
  };

  it("waits for them, lets others by, and is never sent as somebody else's", async () => {
    const { openPage, arrived, signsIn, answersWith, isReachable } = phone();
    // The server knows first that the session has ended.
    answersWith(401, "signInFirst");
    const page = await openPage();
    await enqueueDraft(page, snow(), about);
    await soon();
    isReachable();
    signsIn("leo");
    page.enqueue(closeTodo, glue);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(arrived).toMatchObject([{ input: { title: "Buy glue" } }]);
    expect(page.refused()).toEqual([]);
    expect(page.pending()).toMatchObject([{ input: { title: "Snow!" } }]);
    signsIn("mia");
    page.flush();
    await soon();
    expect(arrived).toMatchObject([{}, { input: { title: "Snow!" } }]);
  });

  it("is shown after a week rather than kept for ever", async () => {
    const { openPage, signsIn } = phone();
    signsIn(undefined);
    const page = await openPage();
    await enqueueDraft(page, snow(), about);
    vi.setSystemTime(Date.now() + weekMs + 1);
    page.flush();
    await soon();
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});

it("an entry of somebody who was removed from the family can be let go, and nothing of it stays on the phone", async () => {
  const { openPage, answersWith, signsIn, isReachable, arrived, kept } = phone();
  answersWith(0, "network");
  const [page, draft] = [await openPage(), snow()];
  await enqueueDraft(page, draft, about);
  await soon();
  signsIn("leo");
  isReachable();
  page.flush();
  await soon();
  const entry = { ...about, id: draft.id, text: "Snow!", tags: [], memberIds: [], pictures: [] };
  expect(await letEntryGo(page, entry)).toBe(true);
  await soon();
  expect([arrived, page.pending(), kept.size]).toEqual([[], [], 0]);
});

describe("an entry whose author was removed from the family", () => {
  const queued = (draft: EntryDraft) => ({
    ...{ ...about, id: draft.id, text: "Snow!", tags: ["Milestone"], memberIds: ["mia"] },
    pictures: draft.pictures.map(({ picture }) => picture),
  });

  it("is posted once with its pictures as whoever is signed in", async () => {
    const { openPage, arrived, answersWith, isReachable, signsIn, kept } = phone();
    answersWith(0, "network");
    const [page, draft] = [await openPage(), snow()];
    await enqueueDraft(page, draft, about);
    await soon();
    isReachable();
    signsIn("mom");
    await postAs(page, queued(draft), { authorId: "mom", today: "2026-11-23" });
    await soon();
    expect(arrived).toMatchObject([
      { input: { authorId: "mom", text: "Snow!", date: about.date } },
    ]);
    expect(arrived[0]?.pictures).toEqual(queued(draft).pictures);
    expect(kept.size).toBe(0);
  });

  it("stays on a phone that has no room for another one", async () => {
    const { openPage, answersWith, signsIn, isFull } = phone();
    answersWith(0, "network");
    const [page, draft] = [await openPage(), snow()];
    await enqueueDraft(page, draft, about);
    signsIn("mom");
    isFull();
    const posted = postAs(page, queued(draft), { authorId: "mom", today: "2026-11-23" });
    await Promise.all([
      expect(posted).rejects.toMatchObject({ code: "notKept" }),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(page.waiting().map(({ id }) => id)).toEqual([draft.id]);
  });
});
