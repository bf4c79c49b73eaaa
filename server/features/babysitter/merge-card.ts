import type { BabysitterCard } from "#contract/babysitter.ts";
import { mergeFields, mergeRows, type Versions } from "../../http/merge-seen.ts";

type Card = BabysitterCard;
type Contact = Card["contacts"][number] & { readonly key: string };

/** The members of all versions, each with what somebody wrote of them; nobody of whom nothing is left. */
const mergePeople = <T extends { readonly memberId: string }>(versions: Versions<readonly T[]>) => {
  const { seen, wanted, now } = versions;
  const ids = new Set([...now, ...wanted].map(({ memberId }) => memberId));
  return [...ids].flatMap((memberId): T[] => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of whom nothing is written has the id alone
    const nobody = { memberId } as T;
    const rowOf = (rows: readonly T[]) => rows.find((row) => row.memberId === memberId) ?? nobody;
    const row = mergeFields({ seen: rowOf(seen), wanted: rowOf(wanted), now: rowOf(now) });
    return Object.keys(row).length === 1 ? [] : [row];
  });
};

/** Contacts have no id: a name that was seen names one, and one at the place of a seen one was renamed. */
const keyContacts = ({ seen, wanted, now }: Versions<Card["contacts"]>): Versions<Contact[]> => {
  const numbered = (rows: Card["contacts"]): Contact[] =>
    rows.map((row, at) => {
      const sameName = rows.slice(0, at).filter(({ name }) => name === row.name).length;
      return { ...row, key: JSON.stringify([row.name, sameName]) };
    });
  const [before, after] = [numbered(seen), numbered(wanted)];
  const has = (rows: readonly Contact[], key: string) => rows.some((row) => row.key === key);
  const added = ({ name, phone }: Contact) => JSON.stringify([name, phone, "added"]);
  const keyOf = (row: Contact, at: number): string => {
    const there = before[at];
    if (has(before, row.key)) return row.key;
    return there !== undefined && !has(after, there.key) ? there.key : added(row);
  };
  return {
    seen: before,
    wanted: after.map((row, at) => ({ ...row, key: keyOf(row, at) })),
    now: numbered(now).map((row) => (has(before, row.key) ? row : { ...row, key: added(row) })),
  };
};

const mergeContacts = (versions: Versions<Card["contacts"]>): Card["contacts"] =>
  mergeRows<Contact>(keyContacts(versions), {
    keyOf: ({ key }) => key,
    merge: mergeFields,
    // A number that somebody writes counts more than that another took it away before.
    gone: (row) => [row],
  }).map(({ key: _, ...contact }) => contact);

/** The emergency card of now with what its writer changed of the one that they saw. */
export const mergeCard = ({ seen, wanted, now }: Versions<Card>): Card => {
  const { wifi } = now;
  return {
    ...mergeFields({ seen, wanted, now }),
    parents: mergePeople({ seen: seen.parents, wanted: wanted.parents, now: now.parents }),
    contacts: mergeContacts({ seen: seen.contacts, wanted: wanted.contacts, now: now.contacts }),
    children: mergePeople({ seen: seen.children, wanted: wanted.children, now: now.children }),
    ...(seen.wifi === null || wanted.wifi === null || wifi === null
      ? {}
      : { wifi: mergeFields({ seen: seen.wifi, wanted: wanted.wifi, now: wifi }) }),
  };
};
