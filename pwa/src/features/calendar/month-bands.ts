import type { AbsenceOfDay } from "#contract/absences.ts";

/** Which bands stand in a month, by its days: only of `who`; nobody chosen means the whole family. */
export const bandsIn = (
  days: Readonly<Record<string, readonly AbsenceOfDay[]>>,
  who: ReadonlySet<string>,
): { readonly isAway: boolean; readonly hasShifts: boolean } => {
  const shown = Object.values(days)
    .flat()
    .filter(({ memberId }) => who.size === 0 || who.has(memberId));
  return {
    isAway: shown.some(({ kind }) => kind === "away"),
    hasShifts: shown.some(({ kind }) => kind !== "away"),
  };
};
