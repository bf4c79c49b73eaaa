import { useMemo } from "react";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { type EventHits, searchEvents } from "./search.ts";
import { useEvents } from "./use-events.ts";

const daysBack = 92;
const daysAhead = 275;

/** What is found for some words from three months back to nine ahead; `isNothing` when all of that was looked through in vain. */
export const useEventSearch = (words: string): EventHits & { readonly isNothing: boolean } => {
  const { timeZone } = useConfig();
  const family = useFamily();
  const today = useToday();
  const now = useNow("minute");
  const { data, source } = useEvents(addDays(today, -daysBack), addDays(today, daysAhead));
  const found = useMemo(() => {
    const names = new Map(family.map(({ id, name }) => [id, name]));
    return searchEvents(data?.events ?? [], words, { now, timeZone, names });
  }, [data, words, now, timeZone, family]);
  const isNothing =
    words.trim() !== "" && source !== "loading" && found.coming.length + found.past.length === 0;
  return { ...found, isNothing };
};
