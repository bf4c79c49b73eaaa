import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { cancelAdding } from "./cancel-adding.ts";
import { addNote } from "./mutations.ts";

const note = {
  ...{ id: "new", text: "Plumber at 10", until: "2026-11-27" },
  createdAt: "2026-11-20T16:42:00.000Z",
};
const key = ["notes", "GET /api/notes", {}] as const;

const openPage = async (signedIn: string | undefined) => {
  const phone = waitingPhone([addNote]);
  phone.signsIn(signedIn);
  phone.answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await phone.openPage();
  page.client.setQueryData(key, { items: [] });
  const shown = () => page.overlay(key, page.client.getQueryData<{ items: unknown[] }>(key));
  return { phone, page, shown };
};
beforeEach(() => vi.useFakeTimers({ now: Date.parse(note.createdAt) }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

it("a note that Mia wrote out of reach is hers, and waits for her while Leo holds the phone", async () => {
  const { phone, page, shown } = await openPage("mia");
  page.enqueue(addNote, { ...note, memberId: "mia" });
  await soon();
  expect(shown()?.items).toMatchObject([{ text: "Plumber at 10", memberId: "mia" }]);
  phone.answers(() => ({ ...note, memberId: "mia" }));
  phone.signsIn("leo");
  page.flush();
  await soon();
  expect(phone.arrived).toEqual([]);
  phone.signsIn("mia");
  page.flush();
  await soon();
  expect(phone.arrived.map(page.describe)).toEqual(["Plumber at 10"]);
});

it("a note of nobody's is sent whoever is signed in", async () => {
  const { phone, page } = await openPage(undefined);
  phone.answers(() => note);
  page.enqueue(addNote, note);
  await soon();
  expect(phone.arrived).toHaveLength(1);
});

it("a note that waits for somebody who was removed can be taken away, and is never sent", async () => {
  const { phone, page, shown } = await openPage("mia");
  page.enqueue(addNote, { ...note, memberId: "mia" });
  await soon();
  phone.signsIn("leo");
  phone.answers(() => ({ ...note, memberId: "mia" }));
  page.flush();
  await soon();
  expect(await cancelAdding(page, { id: "new", memberId: "mia" }, "leo")).toBe(true);
  expect([shown()?.items, page.pending(), phone.arrived]).toEqual([[], [], []]);
  expect(await cancelAdding(page, { id: "new", memberId: "mia" }, "leo")).toBe(false);
});
