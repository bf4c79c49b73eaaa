import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";

/** From which calendar into which other one events move. */
interface Direction {
  readonly from: string;
  readonly to: string;
}

/** A move whose screen asks for no further part for so long was given up, in milliseconds. */
const givenUpAfterMs = 60_000;

/** Notes which calendars are being moved whole, so that no event is moved to and fro by two moves at once. */
export const createRunningMoves = (now: () => number) => {
  const running = new Map<string, Direction & { readonly at: number }>();
  const nameOf = ({ from, to }: Direction): string => `${from} ${to}`;
  return {
    /** Begins a move or goes on with it, also with the same one from two screens; 409 while either calendar moves otherwise. */
    begin: ({ from, to }: Direction): void => {
      for (const [name, other] of running) {
        if (now() - other.at >= givenUpAfterMs) running.delete(name);
        else if (
          name !== nameOf({ from, to }) &&
          [other.from, other.to].some((id) => id === from || id === to)
        )
          throw new Conflict("calendarMoves", apiSentence("calendarMoves"));
      }
      running.set(nameOf({ from, to }), { from, to, at: now() });
    },
    end: (move: Direction): void => {
      running.delete(nameOf(move));
    },
  };
};
