import type { RosterChange } from "#contract/roster.ts";
import type { RosterEntry } from "#client/features/members/roster.ts";
import { memberIdFor } from "./member-id.ts";

/** What someone is in the family: a child collects stars, a parent has a say. */
export type MemberRole = "child" | "parent" | "other";

/** The role that a roster entry states. */
export const roleOf = ({ kid, parent }: RosterEntry): MemberRole =>
  parent ? "parent" : kid ? "child" : "other";

/** The entry with another role. */
export const withRole = (
  { kid: _, parent: __, needsCompany, ...entry }: RosterEntry,
  role: MemberRole,
): RosterEntry => ({
  ...entry,
  ...(role === "child" && needsCompany === true ? { needsCompany } : {}),
  ...(role === "child" ? { kid: true } : role === "parent" ? { parent: true } : {}),
});

/** The entry with another picture as face; with its initial where there is none. */
export const withFace = (
  { avatar: _, ...entry }: RosterEntry,
  avatar: string | undefined,
): RosterEntry => ({ ...entry, ...(avatar === undefined ? {} : { avatar }) });

/** The entry with another birthday; with none where it is left out. */
export const withBirthday = (
  { birthday: _, ...entry }: RosterEntry,
  birthday: string | undefined,
): RosterEntry => ({ ...entry, ...(birthday === undefined ? {} : { birthday }) });

/** The roster with a member added at its end, under an id made of the name. */
export const withAdded = (roster: readonly RosterEntry[], entry: RosterEntry): RosterEntry[] => {
  const taken = roster.map(({ id }) => id);
  return [...roster, { ...entry, id: entry.id || memberIdFor(entry.name, taken) }];
};

/** The roster with a member's entry replaced by a changed one; also by one of somebody who was removed meanwhile. */
export const withChanged = (roster: readonly RosterEntry[], entry: RosterEntry): RosterEntry[] =>
  roster.some(({ id }) => id === entry.id)
    ? roster.map((one) => (one.id === entry.id ? entry : one))
    : [...roster, entry];

/** The change of an entry; whatever the roster has become since, only what differs from the opened one is changed. */
export const entryChange = (
  roster: readonly RosterEntry[],
  opened: RosterEntry,
  entry: RosterEntry,
): RosterChange => ({
  members: withChanged(roster, entry),
  seen: withChanged(roster, opened),
});

/** The same change for somebody who was removed meanwhile: they are added, as the change has them. */
export const addingBack = ({ members, seen }: RosterChange): RosterChange => ({
  members,
  seen: seen.filter((one) => members.includes(one)),
});

/** The roster with the member at an index one place further down (1) or up (-1). */
export const withMoved = (roster: readonly RosterEntry[], at: number, by: 1 | -1): RosterEntry[] =>
  roster.toSpliced(at, 1).toSpliced(at + by, 0, ...roster.slice(at, at + 1));
