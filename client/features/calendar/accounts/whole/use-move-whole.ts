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

/** Moves all events of a calendar into another one, some with each request; null before the first. */
export const useMoveWhole = () => {
  const { enqueue } = useMutationQueue();
  const [state, setState] = useState<WholeMoveState | null>(null);

  const move = async (from: string, to: string): Promise<void> => {
    const stayed: StayedEvent[] = [];
    let [moved, waiting] = [0, 0];
    const tell = (isMoving: boolean, error: ApiError | null = null): void =>
      setState({ isMoving, moved, waiting, stayed: [...stayed], error });
    tell(true);
    try {
      for (let after: string | null | undefined; after !== null;) {
        const body = { from, to, ...(after === undefined ? {} : { after }) };
        const part = await enqueue(moveSome, { body }).answer;
        moved += part.moved;
        waiting = part.waiting;
        stayed.push(...part.stayed);
        tell(true);
        // A server that doesn't answer is asked again when somebody wants it.
        after = waiting > 0 ? null : part.next;
      }
      tell(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(false, error);
    }
  };

  return { state, move };
};
