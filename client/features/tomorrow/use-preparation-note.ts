import { useState } from "react";
import { useMutate } from "../../mutations/use-mutate.ts";
import { useFailedToast } from "../../ui/overlays/use-failed-toast.ts";
import { setPreparation } from "./mutations.ts";
import { usePreparations } from "./queries.ts";

/** What is to be done the evening before a dish, as it is being written. */
export const usePreparationNote = (dish: string) => {
  const preparationOf = usePreparations();
  const known = preparationOf(dish) ?? "";
  const [typed = known, onTyped] = useState<string>();
  const { mutate } = useMutate(setPreparation);
  const onError = useFailedToast();
  const note = typed.trim();
  return {
    ...{ typed, onTyped },
    isChanged: note !== known,
    /** Keeps it of the dish, by the name that it has now. */
    save: (name: string, onSuccess?: () => void): void => {
      // One that nobody typed goes along with a new name, unless that has its own.
      const isOfOther = name !== dish && note !== "" && preparationOf(name) === undefined;
      if (note === known && !isOfOther) return;
      mutate(
        { dish: name, note: note === "" ? null : note },
        { onError, ...(onSuccess && { onSuccess }) },
      );
    },
  };
};
export type PreparationNote = ReturnType<typeof usePreparationNote>;
