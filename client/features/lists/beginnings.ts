import type { NamedList } from "#contract/lists.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { byKind } from "./list-order.ts";
import { listMessages } from "./messages/messages.ts";

/** What a list can begin with: a name, and what is on it. */
export interface Beginning {
  /** Of its own, also where two templates have one name. */
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/** Ready ones, each with the key of its things; a wish list begins empty. */
const ready = [
  ["packing", "packingThings"],
  ["hardware", undefined],
  ["birthday", "birthdayThings"],
  ["wishes", undefined],
] as const;

/** What a new list can begin with: the family's own templates, then ready ones whose name no list has. */
export const useBeginnings = (lists: readonly NamedList[]): readonly Beginning[] => {
  const s = useMessages(listMessages);
  const taken = new Set(lists.map(({ name }) => name));
  const own = byKind(lists).templates.map(({ id, name, items }) => ({
    ...{ id, name },
    texts: items.map(({ text }) => text),
  }));
  const others = ready
    .map(([kind, things]) => ({
      ...{ id: kind, name: s(kind) },
      texts: things === undefined ? [] : s(things).split(", "),
    }))
    .filter(({ name }) => !taken.has(name));
  return [...own, ...others];
};
