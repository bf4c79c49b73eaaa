import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMembers } from "../../context/members.ts";
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
/** What a number is of, in every language. */
const units = new Map([
  ...["stars", "cost"].map((field) => [field, "★"] as const),
  ...["totalMin", "screensaverIdleMin"].map((field) => [field, "min"] as const),
  ["screensaverCycleSec", "s"],
]);
const ofMembers = new Set(["memberIds", "driver", "collector"]);

/** What one of several has and the other hasn't: the rest is no news. */
const without = (several: string, other: string): string => {
  const known = new Set(other.split("\n"));
  return several
    .split("\n")
    .filter((one) => !known.has(one))
    .join("\n");
};

const useOverwrittenWords = () => {
  const s = useMessages(overwrittenMessages);
  const { byId } = useMembers();
  const { dateLong, dateShort, clock } = useI18n();
  const said = (field: string, value: string): string => {
    if (value === "") return s("nothing");
    // Typed, because what is no day is a text still.
    const isWholeDay: boolean = isDay(value);
    if (isWholeDay) return dateLong(value);
    // Any leap year: the year isn't told.
    if (value.startsWith("--")) return dateShort(`2000${value.slice(1)}`);
    if (instantPattern.test(value)) return `${dateShort(value)}, ${clock(value)}`;
    if (field === "servings") return s("servings", { count: value });
    const unit = units.get(field);
    const words = ofMembers.has(field)
      ? value.split("\n").map((id) => byId.get(id)?.name ?? id)
      : value.split("\n");
    return unit === undefined ? words.join(", ") : `${value} ${unit}`;
  };
  return ({ field, mine, row }: OverwrittenField): string => {
    const theirs = fieldText(row, field);
    const what =
      "sleepStart" in row
        ? s("house")
        : namingFields.map((name) => fieldText(row, name)).find((name) => name !== "");
    // An amount alone doesn't say of what it is, and reads well before it.
    if (field === "amount" && what !== undefined)
      return s("overwritten", {
        mine: `${mine} ${what}`.trim(),
        theirs: `${theirs} ${what}`.trim(),
      });
    if (field === "icon") return s("otherPicture", { what: what ?? "" });
    if (field === "aisle") return s("otherAisle", { what: what ?? "" });
    const values = {
      mine: said(field, without(mine, theirs)),
      theirs: said(field, without(theirs, mine)),
    };
    return what === undefined || namingFields.some((name) => name === field)
      ? s("overwritten", values)
      : s("overwrittenOf", { what, ...values });
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
