import { changedSinceOpened } from "#client/platform/changed-since-opened.ts";

/** Who takes and who collects as it stands in a form, and how long the way is. */
export interface RideDraft {
  readonly driver?: string | undefined;
  readonly collector?: string | undefined;
  /** The minutes to its place; null: nobody knows, undefined: as it was. */
  readonly way?: number | null | undefined;
}

/** Who is to take and who to collect; null: nobody, undefined: as it is. */
export interface RideChoice {
  readonly driver?: string | null | undefined;
  readonly collector?: string | null | undefined;
}

/** What of a ride was chosen anew since its form was opened. */
export const rideChoiceOf = (opened: RideDraft, draft: RideDraft): RideChoice => {
  const said = ({ driver, collector }: RideDraft): RideChoice => ({
    ...{ driver: driver ?? null, collector: collector ?? null },
  });
  return changedSinceOpened<RideChoice>(said(opened), said(draft));
};

const step = 5;
const longest = 600;

/** The next shorter or longer way; undefined where there is none. Below five minutes the way is not known. */
export const stepWay = (way: number | null, by: 1 | -1): number | null | undefined => {
  if (way === null) return by === 1 ? step : undefined;
  const next = by === 1 ? Math.floor(way / step + 1) * step : Math.ceil(way / step - 1) * step;
  if (next > longest) return undefined;
  return next <= 0 ? null : next;
};
