import { useEffect } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { useConfig } from "../../context/config.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const cardRead = defineRead("GET /api/babysitter", "babysitter");
const onWrite = defineWrite("POST /api/babysitter/on", ["babysitter", "settings"]);
const offWrite = defineWrite("POST /api/babysitter/off", ["babysitter", "settings"]);
const cardWrite = defineWrite("PUT /api/babysitter/card", ["babysitter"]);

/** The emergency card, and whether a babysitter is in charge. */
export const useBabysitter = (): QueryState<Babysitter> => useRead(cardRead, {});

/** Locks every wall to the card: `mutate({})`. Fails with 409 `pinNotSet`. */
export const useBabysitterOn = () => useWrite(onWrite);

/** Gives the walls back: `mutate({ body: { memberId, pin } })`. Fails with 401 `pinWrong`, 403 `notParent`, 429. */
export const useBabysitterOff = () => useWrite(offWrite);

/** Writes the card: `mutate({ body: card })`. Fails with 400 and the field. */
export const useSaveCard = () => useWrite(cardWrite);

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
