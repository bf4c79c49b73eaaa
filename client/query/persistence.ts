import { hashKey, type QueryClient } from "@tanstack/react-query";
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from "@tanstack/query-persist-client-core";
import { createStore, del, get, promisifyRequest } from "idb-keyval";
import { builtAnswerShapes } from "../platform/version.ts";
import type { DerivedEntry } from "./fitting-answers.ts";

const place = "family-wall";
/** By the names that idb-keyval gives without any: phones have it. */
const database = createStore("keyval-store", "keyval");
const saveEveryMs = 1000;
const forgetAfterMs = 30 * 86_400_000;

/** Paths of answers that a PIN protects, with everything below them. */
const secret = [
  ...[
    "babysitter/links",
    "backups",
    "budget",
    "bug-report",
    "calendar/accounts",
    "calendar/feeds",
    "calendar/todo-list",
    "devices",
    "kiosk",
    "places",
    "privacy",
  ],
  ...[
    "push",
    "session",
    "settings",
    "setup",
    "sign-in-links",
    "sitter",
    "sources",
    "unlock",
    "walls",
  ],
].map((path) => new RegExp(`^GET /api/${path}(/|$)`));

/** Whether an answer may be kept on the device: nothing that a PIN protects. */
export const isPersistable = ([topic, operation]: readonly unknown[]): boolean =>
  topic !== "budget" && !secret.some((path) => path.test(String(operation)));

const locked = (config: unknown): unknown =>
  typeof config === "object"
    ? { ...config, unlockedUntil: null, unlocks: { acts: null, settings: null, budget: null } }
    : config;

/** What is kept of the answers: the data alone, no errors, and no unlock. */
export const persistedForm = (kept: PersistedClient): PersistedClient => ({
  ...kept,
  clientState: {
    mutations: [],
    queries: kept.clientState.queries.map(({ promise: _, ...query }) => ({
      ...query,
      state: {
        ...query.state,
        data: query.queryKey[1] === "GET /api/config" ? locked(query.state.data) : query.state.data,
        status: "success",
        error: null,
        fetchStatus: "idle",
        fetchFailureCount: 0,
        fetchFailureReason: null,
      },
    })),
  },
});

/** What may be put back: an older version may have kept more. */
export const restorableForm = (kept: PersistedClient): PersistedClient => ({
  ...kept,
  clientState: {
    ...kept.clientState,
    queries: kept.clientState.queries.filter(({ queryKey }) => isPersistable(queryKey)),
  },
});

/**
 * What of it this version can show. Answers are kept by their shapes, not by the program's version: an update that is
 * first opened without a network shows what the version before knew, but for answers that have another shape by now.
 */
export const fittingForm = async (
  kept: PersistedClient,
  derived: readonly DerivedEntry[],
): Promise<PersistedClient> => {
  if (kept.buster === builtAnswerShapes) return kept;
  const { fitsShape } = await import("./fitting-answers.ts");
  const queries = kept.clientState.queries.filter(({ queryKey, state }) =>
    fitsShape(queryKey, state.data, derived),
  );
  return { ...kept, buster: builtAnswerShapes, clientState: { ...kept.clientState, queries } };
};

/**
 * Joins a memory with what the page knows: writes each derived entry that both have into the client, and returns what
 * only the memory has, to be asked again when a screen shows it. What a page knows is newer than anything remembered.
 */
const joinKnown = (
  kept: PersistedClient,
  derived: readonly DerivedEntry[],
  queryClient: QueryClient,
): PersistedClient => {
  const queries = kept.clientState.queries.flatMap((query) => {
    const { queryKey, state } = query;
    const known = queryClient.getQueryData(queryKey);
    if (known === undefined) return [{ ...query, state: { ...state, isInvalidated: true } }];
    const made = derived.find((one) => hashKey(one.queryKey) === hashKey(queryKey));
    if (made?.join !== undefined) queryClient.setQueryData(queryKey, made.join(state.data, known));
    return [];
  });
  return { ...kept, clientState: { ...kept.clientState, queries } };
};

/** What of a memory the page takes; undefined, and nothing is joined, of one that is older than 30 days. */
export const recalledForm = async (
  kept: PersistedClient,
  derived: readonly DerivedEntry[],
  queryClient: QueryClient,
): Promise<PersistedClient | undefined> =>
  Date.now() - kept.timestamp > forgetAfterMs
    ? undefined
    : joinKnown(await fittingForm(restorableForm(kept), derived), derived, queryClient);

/** Writes at once: a page that is being left has no time for what is committed only when nothing more comes. */
const writeAtOnce = (kept: PersistedClient): Promise<void> =>
  database("readwrite", (answers) => {
    answers.put(kept, place);
    answers.transaction.commit();
    return promisifyRequest(answers.transaction);
  });

const inIndexedDb = (derived: readonly DerivedEntry[], queryClient: QueryClient): Persister => ({
  persistClient: (kept) => writeAtOnce(persistedForm(kept)),
  restoreClient: async () => {
    const kept = await get<PersistedClient>(place, database);
    return kept === undefined ? undefined : recalledForm(kept, derived, queryClient);
  },
  removeClient: () => del(place, database),
});

const hasIndexedDb = () => typeof indexedDB !== "undefined";

/** Puts the last answers back, to be asked again when a screen shows them; without IndexedDB there are none. Never rejects. */
export const restoreAnswers = async (
  queryClient: QueryClient,
  derived: readonly DerivedEntry[],
): Promise<void> => {
  if (!hasIndexedDb()) return;
  await persistQueryClientRestore({
    queryClient,
    persister: inIndexedDb(derived, queryClient),
    maxAge: forgetAfterMs,
    buster: builtAnswerShapes,
  }).catch(() => undefined);
};

/** Keeps the answers on the device as they come, at most once a second; returns how to stop. */
export const persistAnswers = (queryClient: QueryClient): (() => void) => {
  if (!hasIndexedDb()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const options = {
      queryClient,
      persister: inIndexedDb([], queryClient),
      buster: builtAnswerShapes,
      dehydrateOptions: {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: ({
          queryKey,
          state,
        }: {
          queryKey: readonly unknown[];
          state: { data: unknown };
        }) => state.data !== undefined && isPersistable(queryKey),
      },
    };
    // A full disk or a private window: the page works on without a memory.
    void persistQueryClientSave(options).catch(() => undefined);
  };
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") timer ??= setTimeout(save, saveEveryMs);
  });
  const leave = () => {
    if (timer !== undefined) save();
  };
  // What the page brought along was there before anything could be noticed of it.
  timer ??= setTimeout(save, saveEveryMs);
  addEventListener("pagehide", leave);
  return () => {
    stop();
    removeEventListener("pagehide", leave);
    leave();
  };
};
