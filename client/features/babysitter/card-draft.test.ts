import { expect, it } from "vitest";
import type { Babysitter } from "#contract/babysitter.ts";
import type { Member } from "#contract/members.ts";
import { cardOfDraft, cardDraftOf } from "./card-draft.ts";

const member = (id: string, role: "kid" | "parent"): Member => ({
  id,
  name: id,
  color: "#2f6fb5",
  kid: role === "kid",
  parent: role === "parent",
  hasPin: false,
});
const roster = [member("mia", "kid"), member("leo", "kid"), member("mom", "parent")];
const kept: Babysitter = {
  active: false,
  parents: [{ id: "mom", name: "Mom", color: "#c94f7c", phone: "+49 170 1" }],
  contacts: [{ name: "Oma", phone: "0331 1" }],
  children: [{ memberId: "mia", name: "Mia", color: "#d9662b", bedtime: "19:30" }],
  wifi: { name: "Gast", password: " spaces count " },
  notes: "Minka sleeps in the kitchen.",
};

it("a card that nobody changed is kept as it was", () => {
  expect(cardOfDraft(cardDraftOf(kept, roster))).toEqual({
    parents: [{ memberId: "mom", phone: "+49 170 1" }],
    contacts: [{ name: "Oma", phone: "0331 1" }],
    children: [{ memberId: "mia", bedtime: "19:30" }],
    wifi: { name: "Gast", password: " spaces count " },
    notes: "Minka sleeps in the kitchen.",
  });
});

it("every parent and child has a row to fill in, and empty rows leave nothing behind", () => {
  const nothing: Babysitter = {
    active: false,
    parents: [],
    contacts: [],
    children: [],
    wifi: null,
    notes: "",
  };
  const draft = cardDraftOf(nothing, roster);
  expect(draft.parents.map(({ memberId }) => memberId)).toEqual(["mom"]);
  expect(draft.children.map(({ memberId }) => memberId)).toEqual(["mia", "leo"]);
  const half = { ...draft, contacts: [{ key: 1, name: "Oma", phone: " " }] };
  expect(cardOfDraft(half)).toEqual({
    parents: [],
    contacts: [],
    children: [],
    wifi: null,
    notes: "",
  });
});
