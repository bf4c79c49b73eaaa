import { type BabysitterCard, babysitterCard } from "#contract/babysitter.ts";
import type { Db } from "../../db/connection.ts";

/** Stores whether a babysitter is in charge, and the parents' card. */
export interface BabysitterStore {
  /** Milliseconds since 1970, or null while the family is in charge. */
  since(): number | null;
  setSince(since: number | null): void;
  card(): BabysitterCard;
  setCard(card: BabysitterCard): void;
}

interface Row {
  readonly since: number | null;
  readonly card: string;
}

/** Stores both in the database, so that neither a reload nor a restart ends the mode. */
export const createBabysitterStore = (db: Db): BabysitterStore => {
  const select = db.prepare<[], Row>("SELECT since, card FROM babysitter WHERE id = 1");
  const putSince = db.prepare<[number | null]>("UPDATE babysitter SET since = ? WHERE id = 1");
  const putCard = db.prepare<[string]>("UPDATE babysitter SET card = ? WHERE id = 1");
  const row = (): Row => {
    const found = select.get();
    if (found === undefined) throw new Error("the babysitter's row is gone");
    return found;
  };
  return {
    since: () => row().since,
    setSince: (since) => void putSince.run(since),
    card: () => babysitterCard.parse(JSON.parse(row().card)),
    setCard: (card) => void putCard.run(JSON.stringify(card)),
  };
};
