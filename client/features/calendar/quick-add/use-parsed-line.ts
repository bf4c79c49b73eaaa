import { useEffect, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { type ApiError, apiErrorOf } from "#client/api/api-error.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { useDebounced } from "#client/platform/use-debounced.ts";
import { parseLine } from "../mutations.ts";

/** The longest line that is understood. */
export const maxLineLength = 300;

/** What a line of words would make, a moment after it stands still. */
export interface ParsedLine {
  /** Of these very words, or of those before them while the new ones are being thought about. */
  readonly understood: UnderstoodEvent | undefined;
  /** Whether it is of the words as they stand. */
  readonly isCurrent: boolean;
  readonly error: ApiError | undefined;
}

/** Asks the house what a line of words would make; it keeps nothing. */
export const useParsedLine = (words: string): ParsedLine => {
  const { enqueue } = useMutationQueue();
  const line = words.trim();
  const settled = useDebounced(line);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["quickAdd", settled],
    queryFn: () => enqueue(parseLine, { body: { text: settled } }).answer,
    enabled: settled !== "" && settled.length <= maxLineLength,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const [failed, setFailed] = useState<{ readonly line: string; readonly error: ApiError }>();
  useEffect(() => {
    if (error !== null) setFailed({ line: settled, error: apiErrorOf(error) });
  }, [error, settled]);
  const isKnown = data !== undefined && !isPlaceholderData;
  // While it is asked again, it is still not understood.
  const isStillFailed = !isKnown && failed?.line === settled;
  return {
    understood: line === "" ? undefined : data,
    isCurrent: data !== undefined && line === settled && !isPlaceholderData,
    error: isStillFailed ? failed.error : error === null ? undefined : apiErrorOf(error),
  };
};
