import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSavedDrafts, saveDraftsOfLeftPage, saveOpenDrafts } from "./saved-drafts.ts";
import { registerDraft, markDraftSaved } from "./register-draft.ts";
import { findSavedDraft, savedDraftOf } from "./find-saved-draft.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";

const empty = { title: "", location: "" };
let memory: Map<string, string>;
const stops: (() => void)[] = [];
beforeEach(() => {
  memory = stubStorage();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Somebody opens a sheet and writes that. */
const write = (text: typeof empty, place = "event") => {
  const stop = registerDraft(place, empty, () => text);
  stops.push(stop);
  return stop;
};

it("an event that is half-written when the wall goes to rest is there when the sheet is opened again", () => {
  const close = write({ title: "Dentist", location: "" });
  saveOpenDrafts();
  close();
  expect(savedDraftOf("event", empty)).toEqual({ title: "Dentist", location: "" });
  expect(savedDraftOf("chore", empty)).toBeUndefined();
});

it("what somebody closed or finished themselves is not there again, nor a sheet in which nothing was written", () => {
  write({ title: "Dentist", location: "" })();
  saveOpenDrafts();
  expect(savedDraftOf("event", empty)).toBeUndefined();
  write(empty);
  saveOpenDrafts();
  expect(savedDraftOf("event", empty)).toBeUndefined();
  expect(memory.size).toBe(0);
});

it("who writes on has it in hand: it lies there no longer, until the wall rests once more", () => {
  const close = write({ title: "Dentist", location: "" });
  saveOpenDrafts();
  close();
  const leave = write({ title: "Dentist for Mia", location: "" });
  expect(savedDraftOf("event", empty)).toBeUndefined();
  saveOpenDrafts();
  leave();
  expect(savedDraftOf("event", empty)).toEqual({ title: "Dentist for Mia", location: "" });
});

it("what stands on a page stays when it is left, until it is saved", () => {
  const place = "card";
  registerDraft(place, empty, () => ({ title: "Nuts", location: "" }), true)();
  expect(savedDraftOf(place, empty)).toEqual({ title: "Nuts", location: "" });
  const leave = registerDraft(place, empty, () => ({ title: "Nuts", location: "" }), true);
  markDraftSaved(place, { title: "Nuts", location: "" });
  leave();
  expect(memory.size).toBe(0);
});

it("what an older version of the wall put away gets the fields that are new, and nonsense is nothing", () => {
  memory.set("put-away:event", '{"title":"Dentist"}');
  expect(savedDraftOf("event", empty)).toEqual({ title: "Dentist", location: "" });
  for (const nonsense of ["{", '"Dentist"', "null", "7"]) {
    memory.set("put-away:event", nonsense);
    expect(savedDraftOf("event", empty), nonsense).toBeUndefined();
  }
});

it("of what is taken up again, what nobody wrote on is today's, and what others changed too is named", () => {
  const yesterday = { title: "Choir", location: "School", notes: "" };
  const written = { title: "Choir", location: "Church", notes: "Bring the folder" };
  stops.push(registerDraft("choir", yesterday, () => written));
  saveOpenDrafts();
  const today = { title: "Choir concert", location: "Town hall", notes: "" };
  expect(findSavedDraft("choir", today)).toEqual({
    draft: { title: "Choir concert", location: "Church", notes: "Bring the folder" },
    others: ["location"],
  });
});

it("what somebody else changed to the same meanwhile isn't left to be written", () => {
  const yesterday = { title: "Choir", location: "" };
  stops.push(registerDraft("choir", yesterday, () => ({ title: "Choir", location: "Church" })));
  saveOpenDrafts();
  expect(findSavedDraft("choir", { title: "Choir", location: "Church" })).toBeUndefined();
});

/** A phone's page, which somebody leaves and comes back to. */
const openPage = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  saveDraftsOfLeftPage();
  return (visibilityState: "hidden" | "visible") => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event("visibilitychange"));
  };
};

it("what is half-written on a phone outlives the page that is left, and lies nowhere once somebody has come back to it", () => {
  const turn = openPage();
  const close = write({ title: "Dentist", location: "" });
  turn("hidden");
  expect(savedDraftOf("event", empty)).toEqual({ title: "Dentist", location: "" });
  turn("visible");
  close();
  expect(savedDraftOf("event", empty)).toBeUndefined();
});

it("what one member left half-written isn't there for the next one", () => {
  memory.set("theme", "dark");
  write({ title: "Surprise", location: "" });
  saveOpenDrafts();
  forgetSavedDrafts();
  expect([...memory.keys()]).toEqual(["theme"]);
});
