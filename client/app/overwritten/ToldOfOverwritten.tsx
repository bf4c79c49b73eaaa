import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import type { OverwrittenField } from "./find-overwritten.ts";
import { createTellTogether } from "./tell-together.ts";
import { useOverwrittenWords } from "./use-overwritten-words.ts";
import { watchAdditions } from "./watch-additions.ts";
import { watchOverwritten } from "./watch-overwritten.ts";

/** Tells whoever changed something on this screen that somebody else changed the same after them, with both values. */
export const ToldOfOverwritten = () => {
  const words = useOverwrittenWords();
  const queue = useMutationQueue();
  const client = useQueryClient();
  useEffect(
    () => {
      const tellTogether = createTellTogether((told, lastsMs) =>
        showToast({ kind: "done", words: told, lastsMs }),
      );
      const tell = (found: OverwrittenField): void => tellTogether(words(found));
      const stops = [watchOverwritten(queue, client, tell), watchAdditions(queue, client, tell)];
      return () => stops.forEach((stop) => stop());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the words are of the language, which comes with the page
    [queue, client],
  );
  return null;
};
