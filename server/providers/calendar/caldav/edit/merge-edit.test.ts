import { describe, expect, it } from "vitest";
import type { ObjectEdit } from "../../object-port.ts";
import { editObject, mergeEdit } from "./merge-edit.ts";

const context = {
  now: Date.parse("2026-11-20T12:00:00Z"),
  zone: "Europe/Berlin",
  newUid: () => "new@wall",
};
const lesson = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:x",
  "BEGIN:VEVENT",
  "UID:a",
  "DTSTAMP:20260101T000000Z",
  "DTSTART;TZID=Europe/Berlin:20261102T170000",
  "DTEND;TZID=Europe/Berlin:20261102T174500",
  "RRULE:FREQ=WEEKLY",
  "SUMMARY:Piano",
  "LOCATION:School",
  "X-OWN:kept",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const occurrence = "2026-11-23T16:00:00.000Z";
const change = (
  patch: Extract<ObjectEdit, { kind: "change" }>["patch"],
  scope: "one" | "all" | "following" = "all",
): ObjectEdit => ({
  ...{ kind: "change", patch },
  which: { scope, occurrence },
});
const remove = (scope: "one" | "following" | "all"): ObjectEdit => ({
  kind: "remove",
  which: { scope, occurrence },
});
const after = (edit: ObjectEdit, ics = lesson): string => editObject(ics, edit, context).ics ?? "";

const titleOf = (merged: ReturnType<typeof mergeEdit>): string =>
  merged.kind === "edited" ? (merged.edited.ics ?? "deleted") : merged.kind;

describe("two who change one event", () => {
  it("both keep what they changed, where it isn't the same", () => {
    const theirs = after(change({ location: "Gym" }));
    const merged = titleOf(mergeEdit(lesson, theirs, change({ title: "Violin" }), context));
    expect(merged).toContain("SUMMARY:Violin");
    expect(merged).toContain("LOCATION:Gym");
  });

  it("both keep it on different times of a series", () => {
    const theirs = after({
      kind: "remove",
      which: { scope: "one", occurrence: "2026-11-16T16:00:00.000Z" },
    });
    const merged = titleOf(mergeEdit(lesson, theirs, change({ title: "Violin" }, "one"), context));
    expect(merged).toContain("EXDATE;TZID=Europe/Berlin:20261116T170000");
    expect(merged).toContain("SUMMARY:Violin");
  });

  it("are asked where both changed the same", () => {
    const theirs = after(change({ title: "Cello" }));
    expect(mergeEdit(lesson, theirs, change({ title: "Violin" }), context).kind).toBe("conflict");
    const moved = after(change({ start: "2026-11-23T17:00:00.000Z" }, "one"));
    const wanted = change({ start: "2026-11-23T18:00:00.000Z" }, "one");
    expect(mergeEdit(lesson, moved, wanted, context).kind).toBe("conflict");
  });

  it("aren't asked where both meant the same", () => {
    const theirs = after(change({ title: "Violin" }));
    expect(mergeEdit(lesson, theirs, change({ title: "Violin" }), context).kind).toBe("same");
  });

  it("are asked before a change of others is deleted, or a change is made to what they deleted", () => {
    const theirs = after(change({ title: "Cello" }));
    expect(mergeEdit(lesson, theirs, remove("all"), context).kind).toBe("conflict");
    expect(mergeEdit(lesson, null, change({ title: "Cello" }), context).kind).toBe("conflict");
    expect(mergeEdit(lesson, null, remove("all"), context).kind).toBe("same");
  });

  it("delete one time once", () => {
    const theirs = after(remove("one"));
    expect(mergeEdit(lesson, theirs, remove("one"), context).kind).toBe("same");
  });
});

describe("a write whose answer was lost", () => {
  it.each<[string, ObjectEdit]>([
    ["a name", change({ title: "Violin" })],
    ["a move of all", change({ start: "2026-11-24T17:00:00.000Z" })],
    ["a move of one", change({ start: "2026-11-24T17:00:00.000Z" }, "one")],
    ["a split", change({ title: "Violin" }, "following")],
    ["one less", remove("one")],
    ["an end", remove("following")],
  ])("is found to be there: %s", (_what, edit) => {
    const sent = after(edit);
    // A server writes it in its own way.
    const kept = sent
      .replace("X-OWN:kept", "X-SERVER:1\r\nX-OWN:kept")
      .replace(/DTSTAMP:\d+T\d+Z/, "DTSTAMP:20261121T000000Z");
    expect(mergeEdit(lesson, kept, edit, context).kind).toBe("same");
    expect(mergeEdit(lesson, lesson, edit, context).kind).toBe("edited");
  });
});
