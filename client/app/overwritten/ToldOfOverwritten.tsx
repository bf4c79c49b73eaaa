import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isDay } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { overwrittenMessages } from "./messages.ts";
import { fieldText, type OverwrittenField } from "./own-edits.ts";
import { watchAdditions } from "./watch-additions.ts";
import { watchOverwritten } from "./watch-overwritten.ts";

const namingFields = ["title", "name", "text"] as const;
const instantPattern = /^\d{4}-\d\d-\d\dT/;

const useOverwrittenWords = () => {
  const s = useMessages(overwrittenMessages);
  const { dateLong, dateShort, clock } = useI18n();
  const said = (value: string): string => {
    if (value === "") return s("nothing");
    if (isDay(value)) return dateLong(value);
    return instantPattern.test(value) ? `${dateShort(value)}, ${clock(value)}` : value;
  };
  return ({ field, mine, row }: OverwrittenField): string => {
    const theirs = fieldText(row, field);
    const what = namingFields.map((name) => fieldText(row, name)).find((name) => name !== "");
    // An amount alone doesn't say of what it is, and reads well before it.
    if (field === "amount" && what !== undefined)
      return s("overwritten", {
        mine: `${mine} ${what}`.trim(),
        theirs: `${theirs} ${what}`.trim(),
      });
    return what === undefined || namingFields.some((name) => name === field)
      ? s("overwritten", { mine: said(mine), theirs: said(theirs) })
      : s("overwrittenOf", { what, mine: said(mine), theirs: said(theirs) });
  };
};

/** Tells whoever changed something on this screen that somebody else changed the same after them, with both values. */
export const ToldOfOverwritten = () => {
  const words = useOverwrittenWords();
  const queue = useMutationQueue();
  const client = useQueryClient();
  useEffect(
    () => {
      const tell = (found: OverwrittenField): void =>
        showToast({ kind: "done", words: words(found) });
      const stops = [watchOverwritten(queue, client, tell), watchAdditions(queue, client, tell)];
      return () => stops.forEach((stop) => stop());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the words are of the language, which comes with the page
    [queue, client],
  );
  return null;
};
