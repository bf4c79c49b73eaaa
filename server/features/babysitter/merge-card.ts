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

/** For each contact with a name that wasn't seen, the seen one that it renames: of its number, else at its place. */
const renamedContacts = (
  before: readonly Contact[],
  after: readonly Contact[],
): ReadonlyMap<Contact, Contact> => {
  const lost = (row: Contact) => after.every(({ key }) => key !== row.key);
  const fresh = after.filter((row) => before.every(({ key }) => key !== row.key));
  const renamed = new Map<Contact, Contact>();
  const isFree = (row: Contact) => lost(row) && ![...renamed.values()].includes(row);
  for (const row of fresh) {
    const was = before.find((each) => each.phone === row.phone && isFree(each));
    if (was !== undefined) renamed.set(row, was);
  }
  for (const row of fresh) {
    const there = before[after.indexOf(row)];
    if (!renamed.has(row) && there !== undefined && isFree(there)) renamed.set(row, there);
  }
  return renamed;
};

/** Contacts have no id: a name that was seen names one. */
const keyContacts = ({ seen, wanted, now }: Versions<Card["contacts"]>): Versions<Contact[]> => {
  const numbered = (rows: Card["contacts"]): Contact[] =>
    rows.map((row, at) => {
      const sameName = rows.slice(0, at).filter(({ name }) => name === row.name).length;
      return { ...row, key: JSON.stringify([row.name, sameName]) };
    });
  const [before, after] = [numbered(seen), numbered(wanted)];
  const has = (rows: readonly Contact[], key: string) => rows.some((row) => row.key === key);
  const added = ({ name, phone }: Contact) => JSON.stringify([name, phone, "added"]);
  const renamed = renamedContacts(before, after);
  const keyOf = (row: Contact): string =>
    has(before, row.key) ? row.key : (renamed.get(row)?.key ?? added(row));
  return {
    seen: before,
    wanted: after.map((row) => ({ ...row, key: keyOf(row) })),
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
