import { useMemo } from "react";
import { useConfig } from "../../context/config.ts";
import type { Sample } from "../../app/sample-family.ts";
import type { Shown } from "../query-state.ts";
import { useSample } from "./use-sample.ts";

/** Whether sample content may stand in: only until set-up is finished. */
export const useSampleAllowed = (): boolean => {
  const { known, setupDone } = useConfig();
  return known && !setupDone;
};

/** One of the reads that tell whether the house has anything of its own. */
export interface OwnRecord {
  readonly shown: Shown<unknown>;
  readonly isBare: boolean;
}

/**
 * What is shown of a read, or the sample family's in its place while set-up isn't finished and all of a room's `records`
 * are bare. `build` must keep its identity.
 */
export const useOwnOrSample = <T>(
  records: readonly OwnRecord[],
  shown: Shown<T>,
  build: (sample: Sample) => T,
): Shown<T> => {
  const isAllowed = useSampleAllowed();
  const isKnown = records.every((record) => record.shown.data !== undefined);
  const isBare = isAllowed && isKnown && records.every((record) => record.isBare);
  const sample = useSample(isBare);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  const isSettled =
    !isAllowed || records.some((record) => record.shown.from === "failed") || (isKnown && !isBare);
  if (shown.data === undefined || shown.from === "demo" || isSettled) return shown;
  return data === undefined
    ? { from: "loading", data: undefined }
    : { from: "demo", data, reason: "unconfigured" };
};
