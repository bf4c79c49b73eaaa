import type { AccountCalendar, AccountRecords, SyncState } from "../account-records.ts";
import type { DavClient } from "../dav/dav-client.ts";
import { readCtag } from "../dav/find-calendars.ts";
import type { ListedObject } from "../dav/listed-object.ts";
import type { CollectionReader } from "../dav/read-collection.ts";

/** Where a server has no tokens, everything is listed this often although the ctag says that nothing changed: some never move. */
const listEveryMs = 30 * 60_000;

interface PlanSyncDeps {
  readonly client: DavClient;
  readonly collection: Pick<CollectionReader, "readChanges" | "listObjects">;
  readonly now: () => number;
}

/** What has to be read and what is gone, and where the reading stands then. */
export interface SyncPlan {
  readonly changed: readonly ListedObject[];
  readonly removed: readonly string[];
  readonly state: SyncState;
}

/** The objects of a calendar that are stored, by path. */
export type KnownObjects = ReturnType<AccountRecords["listed"]>;

const missingFrom = (known: KnownObjects, listed: readonly ListedObject[]): string[] => {
  const paths = new Set(listed.map(({ path }) => path));
  return [...known].flatMap(([path, { hold }]) =>
    hold === "none" && !paths.has(path) ? [path] : [],
  );
};

/** Compares a whole listing with what is stored. */
const planOfListing = (
  known: KnownObjects,
  listed: readonly ListedObject[],
  state: SyncState,
): SyncPlan => ({ changed: listed, removed: missingFrom(known, listed), state });

const planByToken = async (
  calendar: AccountCalendar,
  known: () => KnownObjects,
  { collection, now }: PlanSyncDeps,
): Promise<SyncPlan | null> => {
  const { syncToken } = calendar;
  const since = await collection.readChanges(syncToken);
  const changes = since.kind === "tokenForgotten" ? await collection.readChanges(null) : since;
  if (changes.kind !== "changes") return null;
  const { changed, token } = changes;
  const isWhole = syncToken === null || since.kind === "tokenForgotten";
  const at = now();
  const listedAt = isWhole ? at : calendar.listedAt;
  const state = { syncToken: token, ctag: null, listedAt, syncedAt: at };
  if (isWhole) return planOfListing(known(), changed, state);
  const removed = changes.removed.filter((path) => known().get(path)?.hold === "none");
  return { changed, removed, state };
};

const planByListing = async (
  calendar: AccountCalendar,
  known: () => KnownObjects,
  { client, collection, now }: PlanSyncDeps,
): Promise<SyncPlan> => {
  const ctag = await readCtag(client, calendar.url);
  const state = { syncToken: null, ctag, listedAt: now(), syncedAt: now() };
  const isRecent = now() - (calendar.listedAt ?? 0) < listEveryMs;
  if (ctag !== null && ctag === calendar.ctag && isRecent)
    return { changed: [], removed: [], state: { ...state, listedAt: calendar.listedAt } };
  return planOfListing(known(), await collection.listObjects(), state);
};

/**
 * Finds what of a calendar has to be read: by its server's token, else by a listing. What is stored is looked up only
 * where something may have changed. Rejects with a DavError.
 */
export const planSync = async (
  calendar: AccountCalendar,
  known: () => KnownObjects,
  deps: PlanSyncDeps,
): Promise<SyncPlan> =>
  (await planByToken(calendar, known, deps)) ?? planByListing(calendar, known, deps);
