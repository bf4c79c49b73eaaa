import type { Babysitter, BabysitterCard } from "#contract/babysitter.ts";
import type { Roster } from "../../config/roster.ts";
import { InvalidInput } from "../../platform/errors.ts";
import { knownMember } from "../../http/known-member.ts";

/** Throws 400 unless everybody on the card is on the roster and listed once. */
export const validateCard = (card: BabysitterCard, roster: Roster): void => {
  for (const list of ["parents", "children"] as const) {
    const seen = new Set<string>();
    for (const [index, { memberId }] of card[list].entries()) {
      const field = `${list}[${index}].memberId`;
      knownMember(roster, memberId, field);
      if (seen.has(memberId)) throw new InvalidInput(field, `${field}: is on the card already.`);
      seen.add(memberId);
    }
  }
};

/** The card without those who left the roster since it was written. */
export const cardOfRoster = (card: BabysitterCard, roster: Roster): BabysitterCard => {
  const lives = ({ memberId }: { readonly memberId: string }) =>
    roster.some(({ id }) => id === memberId);
  return { ...card, parents: card.parents.filter(lives), children: card.children.filter(lives) };
};

/**
 * The card as screens show it: names and colours of today's roster, every child even without a note, nobody who left.
 */
export const babysitterCardView = (
  { parents, contacts, children, wifi, notes }: BabysitterCard,
  roster: Roster,
): Omit<Babysitter, "active" | "since"> => ({
  parents: parents.flatMap(({ memberId, phone }) => {
    const member = roster.find(({ id }) => id === memberId);
    return member === undefined
      ? []
      : [{ id: member.id, name: member.name, color: member.color, phone }];
  }),
  contacts,
  children: roster.flatMap(({ id, name, color, kid }) => {
    const noted = children.find(({ memberId }) => memberId === id);
    return kid || noted !== undefined ? [{ ...noted, memberId: id, name, color }] : [];
  }),
  wifi,
  notes,
});
