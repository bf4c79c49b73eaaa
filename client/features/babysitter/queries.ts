import { useEffect } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import type { SitterEvening, SitterLink } from "#contract/babysitter-links.ts";
import { defineRead } from "../../api/call.ts";
import { useApp } from "../../context/app-context.ts";
import { useConfig } from "../../context/config.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const cardRead = defineRead("GET /api/babysitter", "babysitter");

/** The emergency card, and whether a babysitter is in charge. */
export const useBabysitter = (): QueryState<Babysitter> => useRead(cardRead, {});

const linksRead = defineRead("GET /api/babysitter/links", "babysitter");

/** The sitters' links of the last thirty days, and who looked; only for a parent. */
export const useSitterLinks = (): QueryState<{ items: SitterLink[] }> => useRead(linksRead, {});

const eveningRead = defineRead("GET /api/sitter", "babysitter");

/** What this sitter's phone may see; fails with 401 `sitterLinkEnded` once its evening is over. */
export const useSitterEvening = (enabled: boolean): QueryState<SitterEvening> => {
  const { onChange, queryClient } = useApp();
  useEffect(() => {
    if (!enabled) return undefined;
    const again = () => void queryClient.invalidateQueries({ queryKey: ["babysitter"] });
    // What its link shows of the children's chores changes with these; its end is nobody's change.
    const stop = onChange("tasks", again);
    const timer = setInterval(again, 60_000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [enabled, onChange, queryClient]);
  return useRead(eveningRead, {}, { enabled, isAskedAnew: true });
};

const storageKey = "babysitter";

/** Whether the wall is sealed: what the server says, and until it does, what it said last. */
export const useLockedToCard = (): boolean => {
  const { known, babysitter } = useConfig();
  useEffect(() => {
    // Without a memory the server still refuses everything else.
    if (known) writeLocal(storageKey, babysitter ? "on" : undefined);
  }, [known, babysitter]);
  return known ? babysitter : readLocal(storageKey) === "on";
};
