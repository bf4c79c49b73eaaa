import type { WriteKey } from "#contract/api.ts";
import { keepEvents } from "../../features/calendar/calendar-cache.ts";
import type { Task } from "#contract/tasks.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { keepGrocery } from "../../features/grocery/grocery-cache.ts";
import { keepAdded } from "../../features/tasks/task-cache.ts";
import type { House } from "../../context/app-context.ts";
import { keepJournal } from "../../features/journal/journal-cache.ts";
import { keepPlan } from "../../features/meals/plan-cache.ts";
import { sendOnce } from "../send-with-key.ts";
import { type Action, authorOf, isNotTheirs } from "./queued-mutation.ts";
import { boardOfThisBrowser, noBoard } from "./broadcast.ts";
import { byClaims, claimsOfOnePage, handsOfThisBrowser } from "./cross-tab-lock.ts";
import { createOutbox, type Outbox } from "./mutation-queue.ts";
import { inIndexedDb, nowhere } from "./mutation-store.ts";
import { watchSession } from "./watch-session.ts";

/** Sending pictures comes with the first one that is to be sent. */
const loadDelivery = () =>
  import("../../features/journal/writing/deliver-entry.ts").catch((cause: unknown) => {
    const why = { status: 0, code: "network" };
    throw new ApiError("This part of the app can't be fetched.", why, { cause });
  });

/** What the pages of this browser share; nothing where it keeps nothing. */
const pagesOfThisBrowser = () =>
  typeof indexedDB === "undefined"
    ? { store: nowhere(), hands: byClaims(claimsOfOnePage()), board: noBoard }
    : { store: inIndexedDb(), hands: handsOfThisBrowser(), board: boardOfThisBrowser() };

/** The line of a phone: what waits is sent to the house, and ticks that an earlier page left are shown again. */
export const createLine = (house: Pick<House, "client" | "live" | "echoes" | "taps">): Outbox => {
  const { client, taps } = house;
  const keepAnswer = ({ shows }: Action, answer: unknown): void => {
    const { todo, grocery, plan, events, journal } = shows;
    if (todo !== undefined) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what adding a to-do answers
      const task = answer as Task;
      keepAdded(client, task);
      taps.rename(todo.id, task.id);
    }
    if (grocery !== undefined) keepGrocery(client, grocery, answer);
    if (plan !== undefined) keepPlan(client, plan, answer);
    if (events !== undefined) keepEvents(client, events, answer);
    if (journal !== undefined) keepJournal(client, journal, answer);
  };
  const session = watchSession(client, () => outbox.flush());
  const outbox = createOutbox({
    ...pagesOfThisBrowser(),
    deliver: async (action) => {
      const sent =
        action.pictures === undefined
          ? sendOnce<WriteKey>(house, action, action.sent, action.id)
          : (await loadDelivery()).deliverWithPictures(house, action, action.pictures);
      return sent.catch((reason: unknown) => {
        if (isNotTheirs(apiErrorOf(reason))) session.doubt();
        throw reason;
      });
    },
    heard: keepAnswer,
    onTakenUp: ({ shows: { tap } }, settled) => {
      if (tap !== undefined)
        void taps.make(tap, async () => void (await settled)).catch(() => undefined);
    },
    isHeld: (action) => {
      const authorId = authorOf(action);
      return authorId !== undefined && authorId !== session.memberId();
    },
    onDelivered: (stale) => {
      for (const topic of stale) void client.invalidateQueries({ queryKey: [topic] });
    },
  });
  return outbox;
};
