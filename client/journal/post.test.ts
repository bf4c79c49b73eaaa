import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api-error.ts";
import type { Action } from "../outbox/action.ts";
import { createOutbox } from "../outbox/outbox.ts";
import type { ActionStore } from "../outbox/store.ts";
import { blankDraft, type EntryDraft, withPictures } from "./draft.ts";
import { postDraft, takeBack } from "./post.ts";

const snow = (): EntryDraft =>
  withPictures({ ...blankDraft(), text: " Snow! ", tags: ["Milestone"] }, [
    new Blob(["dragon"]),
    new Blob(["igloo"]),
  ]);
const about = { authorId: "mia", date: "2026-11-20", title: "Snow!" };
const soon = () => vi.advanceTimersByTimeAsync(0);

/** A phone whose memory outlives its pages, and a house that answers as it is told. */
const phone = () => {
  const kept = new Map<string, Action>();
  const store: ActionStore = {
    all: () => Promise.resolve([...kept.values()]),
    put: (action) => Promise.resolve(void kept.set(action.id, action)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const arrived: Action[] = [];
  let trouble: ApiError | undefined;
  const openPage = async () => {
    const outbox = createOutbox({
      store,
      deliver: (action) => {
        if (trouble !== undefined) return Promise.reject(trouble);
        arrived.push(action);
        return Promise.resolve({ answer: { id: "7" }, status: 201, revision: 1 });
      },
      onDelivered: () => undefined,
    });
    await outbox.load();
    return { outbox };
  };
  return {
    ...{ openPage, arrived, kept },
    answersWith: (status: number, code: string) => {
      trouble = new ApiError("No.", { status, code });
    },
    isReachable: () => {
      trouble = undefined;
    },
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
    await postDraft(page, draft, about);
    await postDraft(page, draft, about);
    await soon();
    expect(kept.size).toBe(1);

    isReachable();
    await openPage();
    await soon();
    const body = {
      text: "Snow!",
      tags: ["Milestone"],
      memberIds: [],
      date: about.date,
      uploadIds: [],
    };
    expect(arrived).toMatchObject([{ id: draft.id, sent: { body } }]);
    expect(arrived[0]?.pictures).toEqual(draft.pictures.map(({ picture }) => picture));
    expect(kept.size).toBe(0);
  });

  it("can be taken back as a draft of its own until it is on its way", async () => {
    const { openPage, arrived, answersWith, isReachable } = phone();
    answersWith(0, "network");
    const [page, draft] = [await openPage(), snow()];
    await postDraft(page, draft, about);
    await soon();
    const [action] = page.outbox.waiting();
    const entry = { ...about, ...draft, kind: "add" as const, pictures: action?.pictures ?? [] };
    const back = takeBack(page, entry);
    expect(back).toMatchObject({ text: draft.text, tags: ["Milestone"] });
    expect(back?.id).not.toBe(draft.id);
    expect(takeBack(page, entry)).toBeUndefined();
    isReachable();
    page.outbox.flush();
    await soon();
    expect(arrived).toEqual([]);
  });
});

it("an entry that the house refuses is shown with its pictures rather than lost", async () => {
  const { openPage, answersWith, kept } = phone();
  answersWith(401, "signInFirst");
  const [page, draft] = [await openPage(), snow()];
  await postDraft(page, draft, about);
  await soon();
  expect(page.outbox.refused()).toMatchObject([{ id: draft.id, refused: { code: "signInFirst" } }]);
  expect(page.outbox.refused()[0]?.pictures).toHaveLength(2);
  expect(kept.size).toBe(1);
});
