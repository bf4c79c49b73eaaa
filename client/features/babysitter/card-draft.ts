import type { Babysitter, BabysitterCard } from "#contract/babysitter.ts";
import type { Member } from "#contract/members.ts";

/** The card as it is being written; every field is there, many are empty. */
export interface CardDraft {
  readonly parents: readonly { readonly memberId: string; readonly phone: string }[];
  readonly contacts: readonly {
    readonly key: number;
    readonly name: string;
    readonly phone: string;
  }[];
  readonly children: readonly {
    readonly memberId: string;
    readonly bedtime: string;
    readonly allergies: string;
  }[];
  readonly wifiName: string;
  readonly wifiPassword: string;
  readonly notes: string;
}

/** The kept card as a draft, with a row for every parent and child of the roster. */
export const cardDraftOf = (card: Babysitter, roster: readonly Member[]): CardDraft => ({
  parents: roster
    .filter(({ parent }) => parent)
    .map(({ id }) => ({
      memberId: id,
      phone: card.parents.find((one) => one.id === id)?.phone ?? "",
    })),
  contacts: card.contacts.map(({ name, phone }, key) => ({ key, name, phone })),
  children: roster
    .filter(({ kid }) => kid)
    .map(({ id }) => {
      const known = card.children.find(({ memberId }) => memberId === id);
      return {
        memberId: id,
        bedtime: known?.bedtime ?? "",
        allergies: known?.allergies ?? "",
      };
    }),
  wifiName: card.wifi?.name ?? "",
  wifiPassword: card.wifi?.password ?? "",
  notes: card.notes,
});

/** What is kept of a draft: nothing of rows that say nothing. */
export const cardOfDraft = (draft: CardDraft): BabysitterCard => ({
  parents: draft.parents
    .filter(({ phone }) => phone.trim() !== "")
    .map(({ memberId, phone }) => ({ memberId, phone: phone.trim() })),
  contacts: draft.contacts
    .filter(({ name, phone }) => name.trim() !== "" && phone.trim() !== "")
    .map(({ name, phone }) => ({ name: name.trim(), phone: phone.trim() })),
  children: draft.children
    .filter(({ bedtime, allergies }) => bedtime !== "" || allergies.trim() !== "")
    .map(({ memberId, bedtime, allergies }) => ({
      memberId,
      ...(bedtime === "" ? {} : { bedtime }),
      ...(allergies.trim() === "" ? {} : { allergies: allergies.trim() }),
    })),
  wifi:
    draft.wifiName.trim() === ""
      ? null
      : { name: draft.wifiName.trim(), password: draft.wifiPassword },
  notes: draft.notes.trim(),
});
