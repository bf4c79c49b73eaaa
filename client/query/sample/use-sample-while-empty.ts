import { useMemo } from "react";
import { useConfig } from "../../context/config.ts";
import type { Sample } from "../../app/sample-family.ts";
import type { QueryState } from "../query-state.ts";
import { useSample } from "./use-sample.ts";

/** Whether sample content may stand in: only until set-up is finished. */
export const useSampleAllowed = (): boolean => {
  const { known, setupDone } = useConfig();
  return known && !setupDone;
};

/** One of the reads that tell whether the house has anything of its own. */
export interface OwnContent {
  readonly state: QueryState<unknown>;
  readonly isEmpty: boolean;
}

/**
 * What is shown of a read, or the sample family's in its place while set-up isn't finished and all of a room's `records`
 * are bare. `build` must keep its identity.
 */
export const useSampleWhileEmpty = <T>(
  records: readonly OwnContent[],
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const isAllowed = useSampleAllowed();
  const isKnown = records.every((record) => record.state.data !== undefined);
  const isBare = isAllowed && isKnown && records.every((record) => record.isEmpty);
  const sample = useSample(isBare);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  const isSettled =
    !isAllowed ||
    records.some((record) => record.state.source === "failed") ||
    (isKnown && !isBare);
  if (shown.data === undefined || shown.source === "sample" || isSettled) return shown;
  return data === undefined
    ? { source: "loading", data: undefined }
    : { source: "sample", data, reason: "unconfigured" };
};
