import { isDeepStrictEqual } from "node:util";
import type { ChangeChoices, EventChoices } from "./change-choices-store.ts";
import type { LookChoices, ReminderChoices, RideChoices } from "./choice-store.ts";

interface GiveBackChoicesDeps {
  readonly choices: Pick<ReminderChoices, "allOf" | "replace">;
  readonly rides: Pick<RideChoices, "allOf" | "replace">;
  readonly looks: Pick<LookChoices, "allOf" | "replace">;
  readonly changes: ChangeChoices;
}

/** How the choices of an act are given back. */
export interface GivenBack {
  /** The act that gives them back, which may be taken back itself; null where nothing is written. */
  readonly by: number | null;
  /** Whether also over what was chosen since. */
  readonly isOver: boolean;
}

/** Creates what notes which choices a change of an account's event made beside it, and gives back those from before. */
export const createGiveBackChoices = ({ choices, rides, looks, changes }: GiveBackChoicesDeps) => {
  const all = (key: string): EventChoices => ({
    ...{ looks: looks.allOf(key), reminders: choices.allOf(key), rides: rides.allOf(key) },
  });
  return {
    /** Chooses for an event as part of an act, and notes what was chosen before; null: no act, nothing is noted. */
    noting: (actId: number | null, key: string, choose: () => void): void => {
      if (actId === null) return choose();
      const before = all(key);
      choose();
      const after = all(key);
      if (!isDeepStrictEqual(before, after)) changes.note(actId, { key, before, after });
    },
    /** Gives back what was chosen before an act, unless somebody has chosen otherwise since. */
    giveBack: (actId: number, { by, isOver }: GivenBack): void => {
      const noted = changes.of(actId);
      if (noted === null) return;
      const { key, before, after } = noted;
      const now = all(key);
      if (!isOver && !isDeepStrictEqual(now, after)) return;
      looks.replace(key, before.looks);
      choices.replace(key, before.reminders);
      rides.replace(key, before.rides);
      if (by !== null) changes.note(by, { key, before: now, after: before });
    },
  };
};
