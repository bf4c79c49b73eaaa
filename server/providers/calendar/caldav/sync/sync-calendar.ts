import type { ServerObject } from "../account-port.ts";
import type {
  AccountCalendar,
  AccountRecords,
  StoredObject,
  SyncState,
} from "../account-records.ts";
import type { DavClient } from "../dav/dav-client.ts";
import { DavError } from "../dav/dav-error.ts";
import { readCtag } from "../dav/find-calendars.ts";
import { canonicalPath } from "../dav/object-path.ts";
import type { CollectionReader, ListedObject } from "../dav/read-collection.ts";
import { mostLetters, objectFactsOf } from "./object-facts.ts";

/** Where a server has no tokens, everything is listed this often although the ctag says that nothing changed: some never move. */
const listEveryMs = 30 * 60_000;

/** Bytes of a calendar beyond which nothing more of it is kept; ten thousand usual events have ten million. */
const mostBytes = 100_000_000;

interface SyncCalendarDeps {
  readonly client: DavClient;
  readonly collection: CollectionReader;
  readonly records: AccountRecords;
  readonly now: () => number;
  /** Takes the objects away, or holds them where they are suspiciously many. */
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
}

/** What has to be read and what is gone, and where the reading stands then. */
interface SyncPlan {
  readonly changed: readonly ListedObject[];
  readonly removed: readonly string[];
  readonly state: SyncState;
}

type Known = ReturnType<AccountRecords["listed"]>;

const missingFrom = (known: Known, listed: readonly ListedObject[]): string[] => {
  const paths = new Set(listed.map(({ url }) => canonicalPath(url)));
  return [...known].flatMap(([path, { hold }]) =>
    hold === "none" && !paths.has(path) ? [path] : [],
  );
};

/** Compares a whole listing with what is stored. */
const planOfListing = (
  known: Known,
  listed: readonly ListedObject[],
  state: SyncState,
): SyncPlan => ({ changed: listed, removed: missingFrom(known, listed), state });

/** Whether an object has to be read: it is new, was given up, or its etag isn't the one that is stored. */
const isNews = (known: Known, { url, etag }: ListedObject): boolean => {
  const before = known.get(canonicalPath(url));
  return before === undefined || before.hold !== "none" || etag === null || before.etag !== etag;
};

/** Brings the stored objects of a calendar to what its server has; true where any is another one now. Rejects with a DavError. */
export const syncCalendar = async (
  calendar: AccountCalendar,
  { client, collection, records, now, remove }: SyncCalendarDeps,
): Promise<boolean> => {
  const { id, syncToken } = calendar;
  const known = records.listed(id);

  const planByToken = async (): Promise<SyncPlan | null> => {
    const since = await collection.readChanges(syncToken);
    const changes = since.kind === "tokenForgotten" ? await collection.readChanges(null) : since;
    if (changes.kind !== "changes") return null;
    const { changed, token } = changes;
    const isWhole = syncToken === null || since.kind === "tokenForgotten";
    const at = now();
    const listedAt = isWhole ? at : calendar.listedAt;
    const state = { syncToken: token, ctag: null, listedAt, syncedAt: at };
    if (isWhole) return planOfListing(known, changed, state);
    const removed = changes.removed
      .map(canonicalPath)
      .filter((path) => known.get(path)?.hold === "none");
    return { changed, removed, state };
  };

  const planByListing = async (): Promise<SyncPlan> => {
    const ctag = await readCtag(client, calendar.url);
    const state = { syncToken: null, ctag, listedAt: now(), syncedAt: now() };
    const isRecent = now() - (calendar.listedAt ?? 0) < listEveryMs;
    if (ctag !== null && ctag === calendar.ctag && isRecent)
      return { changed: [], removed: [], state: { ...state, listedAt: calendar.listedAt } };
    return planOfListing(known, await collection.listObjects(), state);
  };

  const storedOf = (
    { url, etag, ics }: ServerObject,
    listed: string | null | undefined,
  ): StoredObject => ({
    ...{ calendarId: id, path: canonicalPath(url), url },
    ics: ics.length > mostLetters ? "" : ics,
    // An object that was never had is known by the listing, so that it isn't asked for again.
    etag: etag ?? listed ?? null,
    ...objectFactsOf(ics),
    hold: "none",
  });

  const plan = (await planByToken()) ?? (await planByListing());
  const news = plan.changed.filter((each) => isNews(known, each));
  const etags = new Map(news.map(({ url, etag }) => [canonicalPath(url), etag]));
  const goneMeanwhile: string[] = [];
  let bytes = news.length === 0 ? 0 : records.bytesOf(id);
  let hasChanged = false;
  await collection.readObjects(
    news.map(({ url }) => url),
    (asked, found) => {
      const objects = found.map((each) => storedOf(each, etags.get(canonicalPath(each.url))));
      const other = objects.filter((each) => {
        const before = known.get(each.path);
        // Without etags an object is compared by what is in it.
        if (before === undefined || each.etag !== null || before.hold !== "none") return true;
        return records.object(id, { path: each.path })?.ics !== each.ics;
      });
      bytes += other.reduce((sum, { ics }) => sum + ics.length, 0);
      if (bytes > mostBytes) throw new DavError("tooMuch");
      records.putObjects(other);
      hasChanged ||= other.length > 0;
      const came = new Set(objects.map(({ path }) => path));
      const missing = asked.map(canonicalPath).filter((path) => !came.has(path));
      goneMeanwhile.push(...missing.filter((path) => known.get(path)?.hold === "none"));
    },
  );
  const removed = [...new Set([...plan.removed, ...goneMeanwhile])];
  if (removed.length > 0) await remove(id, removed);
  records.putSyncState(id, plan.state);
  return hasChanged || removed.length > 0;
};
