import type { WriteKey } from "../../contract/api.ts";
import { keepEvents } from "../events/keep.ts";
import { ApiError } from "../api-error.ts";
import { keepGrocery } from "../grocery/keep.ts";
import type { House } from "../house.ts";
import { keepJournal } from "../journal/keep.ts";
import { keepPlan } from "../plan/keep.ts";
import { sendOnce } from "../send-once.ts";
import type { Action } from "./action.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { renaming } from "./renaming.ts";
import { inIndexedDb, inMemory } from "./store.ts";

/** Sending pictures comes with the first one that is to be sent. */
const loadDelivery = () =>
  import("../journal/deliver.ts").catch((cause: unknown) => {
    const why = { status: 0, code: "network" };
    throw new ApiError("This part of the app can't be fetched.", why, { cause });
  });

/** The line of a phone: what waits is sent to the house, and ticks that an earlier page left are shown again. */
export const createLine = (house: Pick<House, "client" | "live" | "echoes" | "taps">): Outbox => {
  const { client, taps } = house;
  const keepAnswer = ({ shows }: Action, answer: unknown): void => {
    const { grocery, plan, events, journal } = shows;
    if (grocery !== undefined) keepGrocery(client, grocery, answer);
    if (plan !== undefined) keepPlan(client, plan, answer);
    if (events !== undefined) keepEvents(client, events, answer);
    if (journal !== undefined) keepJournal(client, journal, answer);
  };
  const outbox = createOutbox({
    store: typeof indexedDB === "undefined" ? inMemory() : inIndexedDb(),
    deliver: async (action) =>
      action.pictures === undefined
        ? sendOnce<WriteKey>(house, action, action.sent, action.id)
        : (await loadDelivery()).deliverWithPictures(house, action, action.pictures),
    heard: (action, answer) => {
      keepAnswer(action, answer);
      return renaming(action, answer);
    },
    onDelivered: (stale) => {
      for (const topic of stale) void client.invalidateQueries({ queryKey: [topic] });
    },
  });
  return {
    ...outbox,
    load: async () => {
      await outbox.load();
      for (const { id, shows } of outbox.waiting()) {
        const settled = outbox.settled(id);
        if (shows.tap !== undefined && settled !== undefined)
          void taps.make(shows.tap, async () => void (await settled)).catch(() => undefined);
      }
    },
  };
};
