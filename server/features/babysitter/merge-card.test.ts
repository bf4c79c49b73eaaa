import { expect, it } from "vitest";
import type { BabysitterCard } from "#contract/babysitter.ts";
import { mergeCard } from "./merge-card.ts";

const empty: BabysitterCard = { parents: [], contacts: [], children: [], wifi: null, notes: "" };
const oma = { name: "Oma", phone: "0331 1" };
const doctor = { name: "Doctor", phone: "0331 2" };
const seen: BabysitterCard = {
  parents: [{ memberId: "mom", phone: "+49 1" }],
  contacts: [oma, doctor],
  children: [{ memberId: "mia", bedtime: "19:30" }],
  wifi: { name: "Guests", password: "old" },
  notes: "Minka sleeps in the kitchen.",
};

it("what one parent writes stays beside what the other writes elsewhere on the card", () => {
  const noted = { ...empty, notes: "Leo is allergic to nuts!" };
  const wifi = { name: "Guests", password: "secret" };
  const both = mergeCard({ seen: empty, wanted: { ...empty, wifi }, now: noted });
  expect(both).toEqual({ ...noted, wifi });
  const renamed = { ...seen, wifi: { name: "Visitors", password: "old" } };
  const secured = { ...seen, wifi: { name: "Guests", password: "new" } };
  expect(mergeCard({ seen, wanted: renamed, now: secured }).wifi).toEqual({
    ...{ name: "Visitors", password: "new" },
  });
});

it("of a child's bedtime and allergies each is kept, also where one is taken away", () => {
  const now = { ...seen, children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }] };
  expect(mergeCard({ seen, wanted: { ...seen, children: [] }, now }).children).toEqual([
    { memberId: "mia", allergies: "Nuts" },
  ]);
  const wanted = { ...seen, children: [...seen.children, { memberId: "leo", bedtime: "20:00" }] };
  expect(mergeCard({ seen, wanted, now }).children).toEqual([
    ...now.children,
    { memberId: "leo", bedtime: "20:00" },
  ]);
});

it("contacts that both add are both there, and one that is renamed keeps its new number", () => {
  const opa = { name: "Opa", phone: "0331 3" };
  const now = { ...seen, contacts: [{ ...oma, phone: "0331 9" }, doctor, opa] };
  const [omi, aunt] = [
    { ...oma, name: "Omi" },
    { name: "Aunt", phone: "0331 4" },
  ];
  const wanted = { ...seen, contacts: [omi, doctor, aunt] };
  expect(mergeCard({ seen, wanted, now }).contacts).toEqual([
    { name: "Omi", phone: "0331 9" },
    ...[doctor, opa, aunt],
  ]);
});

it("one that is renamed while another is taken away keeps the new number that the other parent wrote", () => {
  const now = { ...seen, contacts: [oma, { ...doctor, phone: "0331 9" }] };
  const wanted = { ...seen, contacts: [{ ...doctor, name: "Doctor Who" }] };
  expect(mergeCard({ seen, wanted, now }).contacts).toEqual([
    { name: "Doctor Who", phone: "0331 9" },
  ]);
  const nurse = { name: "Nurse", phone: "0331 7" };
  const withNurse = { ...wanted, contacts: [...wanted.contacts, nurse] };
  expect(mergeCard({ seen, wanted: withNurse, now }).contacts).toEqual([
    { name: "Doctor Who", phone: "0331 9" },
    nurse,
  ]);
});

it("contacts of one name stay several, and what was taken away goes", () => {
  const two = { ...seen, contacts: [doctor, { ...doctor, phone: "0331 5" }, oma] };
  expect(mergeCard({ seen: two, wanted: two, now: two })).toEqual(two);
  const without = { ...two, contacts: two.contacts.slice(0, 2) };
  expect(mergeCard({ seen: two, wanted: without, now: two }).contacts).toEqual(without.contacts);
});
