import { useState } from "react";
import type { StayedEvent } from "#contract/calendar-moves.ts";
import { ApiError } from "#client/api/api-error.ts";
import { defineWrite } from "#client/api/call.ts";
import { defineMutation } from "#client/mutations/define-mutation.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";

/** Moves the next few events of a calendar: `{ body: { from, to, after? } }`. */
const moveSome = defineMutation({
  operation: defineWrite("POST /api/calendar/moves", ["calendar"]),
});

/** How far a calendar has moved into another one. */
export interface WholeMoveState {
  readonly isMoving: boolean;
  readonly moved: number;
  /** Changes that a server doesn't have yet; then the rest wasn't tried. */
  readonly waiting: number;
  readonly stayed: readonly StayedEvent[];
  readonly error: ApiError | null;
}

const nothing = { isMoving: false, moved: 0, waiting: 0, stayed: [], error: null } as const;

/** Moves all events of a calendar into another one, some with each request; null before the first. */
export const useMoveWhole = () => {
  const { enqueue } = useMutationQueue();
  const [state, setState] = useState<WholeMoveState | null>(null);

  const move = async (from: string, to: string): Promise<void> => {
    let now: WholeMoveState = { ...nothing, isMoving: true };
    setState(now);
    try {
      for (let after: string | null | undefined; after !== null;) {
        const body = { from, to, ...(after === undefined ? {} : { after }) };
        const part = await enqueue(moveSome, { body }).answer;
        const { moved, waiting, stayed, next } = part;
        now = { ...now, moved: now.moved + moved, waiting, stayed: [...now.stayed, ...stayed] };
        setState(now);
        // A server that doesn't answer is asked again when somebody wants it.
        after = waiting > 0 ? null : next;
      }
      setState({ ...now, isMoving: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ ...now, isMoving: false, error });
    }
  };

  return { state, move };
};
