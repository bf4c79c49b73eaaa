import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { JournalEntry } from "#contract/journal.ts";
import { type JournalChange, withJournalChanges } from "./optimistic-entry.ts";
import type { AnyMutation } from "../../mutations/define-mutation.ts";
import { createAnswerSettler } from "../../mutations/cache/settle-answer.ts";
import { heartEntry, postEntry, removeEntry } from "./mutations.ts";

const snow: JournalEntry = {
  ...{ id: "7", authorId: "mom", text: "Snow!", tags: [], memberIds: [], photos: [] },
  ...{ hearts: 2, lovedBy: ["leo"], mine: false, date: "2026-11-20" },
  createdAt: "2026-11-20T16:42:00.000Z",
};
const heart = (give: boolean, memberId?: string): JournalChange => ({
  ...{ kind: "heart", id: "7", give },
  ...(memberId === undefined ? {} : { memberId }),
});

describe("an entry that fingers have touched", () => {
  it("shows a member's heart once, however often it is asked for", () => {
    const loved = withJournalChanges(snow, [heart(true, "mia"), heart(true, "mia")]);
    expect(loved).toEqual({ ...snow, hearts: 3, lovedBy: ["leo", "mia"] });
    expect(withJournalChanges(snow, [heart(true, "mia"), heart(false, "mia")])).toEqual(snow);
    expect(withJournalChanges(snow, [heart(true)])).toEqual({ ...snow, hearts: 3, mine: true });
  });

  it("stays the very same where others are meant, so that it isn't drawn again", () => {
    expect(withJournalChanges(snow, [{ kind: "remove", id: "8" }, heart(true, "leo")])).toBe(snow);
    expect(withJournalChanges(snow, [{ kind: "remove", id: "7" }])).toBeUndefined();
  });
});

describe("what the server has answered", () => {
  const key = (query: object) => ["journal", "GET /api/journal", { query }];
  const page = (...entries: JournalEntry[]) => ({ entries, onThisDay: [], tags: [], next: null });
  const phone = () => {
    const client = new QueryClient();
    client.setQueryData(key({ limit: 30 }), page(snow));
    client.setQueryData(key({ limit: 30, memberId: "leo" }), page(snow));
    const { settle } = createAnswerSettler(client);
    const known = (query: object) =>
      client.getQueryData<ReturnType<typeof page>>(key(query))?.entries;
    const answer = (definition: AnyMutation, input: object, answered: unknown) =>
      settle(
        definition,
        { id: "a", order: 1, key: definition.operation.key, input, at: 0, tries: 0 },
        answered,
      );
    return { answer, known };
  };

  it("is in every list that shows the entry", () => {
    const { answer, known } = phone();
    const byMia = { id: "7", title: "Snow!", give: true, memberId: "mia" };
    answer(heartEntry, byMia, { hearts: 5, mine: true });
    const loved = { ...snow, hearts: 5, lovedBy: ["leo", "mia"] };
    expect(known({ limit: 30 })).toEqual([loved]);
    expect(known({ limit: 30, memberId: "leo" })).toEqual([loved]);
    answer(removeEntry, { id: "7", title: "Snow!" }, undefined);
    expect(known({ limit: 30, memberId: "leo" })).toEqual([]);
  });

  it("puts a new entry on top of everything, and in no narrower list unasked", () => {
    const { answer, known } = phone();
    const igloo = { ...snow, id: "8", text: "Igloo" };
    const { authorId, text, tags, memberIds, date } = igloo;
    answer(postEntry, { authorId, text, tags, memberIds, date, title: text }, igloo);
    expect(known({ limit: 30 })).toEqual([igloo, snow]);
    expect(known({ limit: 30, memberId: "leo" })).toEqual([snow]);
  });
});
