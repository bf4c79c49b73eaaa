import type { WriteKey } from "../../contract/api.ts";
import { keepGrocery } from "../grocery/keep.ts";
import type { House } from "../house.ts";
import { keepPlan } from "../plan/keep.ts";
import { sendOnce } from "../send-once.ts";
import type { Action } from "./action.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { renaming } from "./renaming.ts";
import { inIndexedDb, inMemory } from "./store.ts";

/** The line of a phone: what waits is sent to the house, and ticks that an earlier page left are shown again. */
export const createLine = (house: Pick<House, "client" | "live" | "echoes" | "taps">): Outbox => {
  const { client, taps } = house;
  const keepAnswer = ({ shows: { grocery, plan } }: Action, answer: unknown): void => {
    if (grocery !== undefined) keepGrocery(client, grocery, answer);
    if (plan !== undefined) keepPlan(client, plan, answer);
  };
  const outbox = createOutbox({
    store: typeof indexedDB === "undefined" ? inMemory() : inIndexedDb(),
    deliver: (action) => sendOnce<WriteKey>(house, action, action.sent, action.id),
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
