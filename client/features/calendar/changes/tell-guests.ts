import { inputOf, type PutBack } from "../../../mutations/define-mutation.ts";
import type { PendingMutation } from "../../../mutations/pending-mutation.ts";
import { changeEvent, removeEvent } from "../mutations.ts";

/** Sends a change of an event that was refused for the sake of its guests once more, with them told; undefined for any other. */
export const withGuestsTold = (mutation: PendingMutation): PutBack | undefined => {
  if (mutation.refused?.code !== "guestsTold") return undefined;
  const [changed, removed] = [inputOf(changeEvent, mutation), inputOf(removeEvent, mutation)];
  const tellGuests = "yes";
  if (changed !== undefined)
    return (enqueue) => enqueue(changeEvent, { ...changed, tellGuests }).answer;
  if (removed !== undefined)
    return (enqueue) => enqueue(removeEvent, { ...removed, tellGuests }).answer;
  return undefined;
};
