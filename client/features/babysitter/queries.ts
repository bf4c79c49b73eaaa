import { useEffect } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { defineRead } from "../../api/call.ts";
import { useConfig } from "../../context/config.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const cardRead = defineRead("GET /api/babysitter", "babysitter");

/** The emergency card, and whether a babysitter is in charge. */
export const useBabysitter = (): QueryState<Babysitter> => useRead(cardRead, {});

const place = "babysitter";
// Storage is forbidden in some private windows; the server still refuses everything else.
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Whether the wall is sealed: what the server says, and until it does, what it said last. */
export const useLockedToCard = (): boolean => {
  const { known, babysitter } = useConfig();
  useEffect(() => {
    if (!known) return;
    quietly(() =>
      babysitter ? localStorage.setItem(place, "on") : localStorage.removeItem(place),
    );
  }, [known, babysitter]);
  return known ? babysitter : quietly(() => localStorage.getItem(place)) === "on";
};
