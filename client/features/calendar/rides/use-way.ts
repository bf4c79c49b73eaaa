import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { setPlaceMinutes } from "../mutations.ts";
import { minutesTo, useKnownPlaces } from "./places.ts";
import type { RideDraft } from "./ride-draft.ts";

/** How long the way to a draft's place is, as it was typed or as the family knows it; `keepWay` keeps what is new. */
export const useWay = ({ location, way }: RideDraft & { readonly location: string }) => {
  const known = minutesTo(useKnownPlaces(), location);
  const { enqueue } = useMutationQueue();
  const failed = useFailedToast();
  const isNew = location.trim() !== "" && way !== undefined && way !== known;
  return {
    way: location.trim() === "" ? null : way === undefined ? known : way,
    keepWay: () => {
      if (!isNew) return;
      enqueue(setPlaceMinutes, { name: location.trim(), minutes: way }).answer.catch(failed);
    },
  };
};
