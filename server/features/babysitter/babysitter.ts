import {
  type Babysitter,
  type BabysitterCard,
  type BabysitterCardChange,
  babysitterCard,
} from "#contract/babysitter.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict } from "../../platform/errors.ts";
import { validate } from "../../http/operations/validate.ts";
import { validateCard, babysitterCardView, cardOfRoster } from "./card.ts";
import { createBabysitterStore } from "./babysitter-store.ts";
import { mergeCard } from "./merge-card.ts";

interface BabysitterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly parentHasPin: () => boolean;
}

/** Creates the sitter mode: every wall shows only the emergency card until a parent's PIN ends it. */
export const createBabysitter = ({ db, clock, roster, parentHasPin }: BabysitterDeps) => {
  const store = createBabysitterStore(db);
  // Without a PIN the mode could never be ended, so it is suspended until a parent has one again.
  const activeSince = (): number | null => (parentHasPin() ? store.since() : null);
  const current = (): Babysitter => {
    const since = activeSince();
    return {
      active: since !== null,
      ...(since === null ? {} : { since: iso(since) }),
      ...babysitterCardView(store.card(), roster()),
    };
  };
  const write = (card: BabysitterCard): Babysitter => {
    validateCard(card, roster());
    store.setCard(card);
    return current();
  };
  return {
    current,
    /** Since when a babysitter is in charge, in milliseconds since 1970; null while the family is. */
    activeSince,
    /** Starts the mode once; 409 `pinNotSet` while no parent has a PIN to end it with. */
    begin: (): Babysitter => {
      if (!parentHasPin()) throw new Conflict("pinNotSet", apiSentence("pinNotSet.babysitter"));
      if (store.since() === null) store.setSince(clock.now());
      return current();
    },
    /** Ends the mode; the caller has proved to be a parent. */
    end: (): Babysitter => {
      store.setSince(null);
      return current();
    },
    /** Writes the card; 400 with the field for somebody who isn't on the roster. */
    write,
    /** Writes what differs from the card that was seen; 400 as well where that makes more of it than a card holds. */
    change: ({ card, seen }: BabysitterCardChange): Babysitter => {
      const now = cardOfRoster(store.card(), roster());
      return write(validate(babysitterCard, mergeCard({ seen, wanted: card, now }), "card"));
    },
  };
};

export type BabysitterMode = ReturnType<typeof createBabysitter>;
