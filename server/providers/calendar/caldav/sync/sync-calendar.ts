import type { AccountCalendar, AccountRecords, StoredObject } from "../account-records.ts";
import type { DavClient } from "../dav/dav-client.ts";
import { DavError } from "../dav/dav-error.ts";
import { birthdayObject } from "../birthdays/birthday-object.ts";
import type { ListedObject } from "../dav/listed-object.ts";
import type { CollectionReader } from "../dav/read-collection.ts";
import type { ReadObject } from "../dav/read-objects.ts";
import { mostLetters, objectFactsOf } from "./object-facts.ts";
import { type KnownObjects, planSync } from "./plan-sync.ts";

/** Bytes of a calendar beyond which nothing more of it is kept; ten thousand usual events have ten million. */
const mostBytes = 100_000_000;

/** Hears of objects of one calendar that its server has now. */
export type CameFromServer = (objects: readonly StoredObject[]) => void;

interface SyncCalendarDeps {
  readonly client: DavClient;
  readonly collection: CollectionReader;
  readonly records: AccountRecords;
  readonly now: () => number;
  /** Does a step of the reading while nothing is written into the calendar. */
  readonly alone: <T>(step: () => Promise<T>) => Promise<T>;
  /** Takes the objects away, or holds them where they are suspiciously many. */
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
  /** Called with objects that are new or were changed, once they are stored. */
  readonly came?: CameFromServer | undefined;
}

/** Whether an object has to be read: it is new, was given up, or its etag isn't the one that is stored. */
const isNews = (known: KnownObjects, { path, etag }: ListedObject): boolean => {
  const before = known.get(path);
  return before === undefined || before.hold !== "none" || etag === null || before.etag !== etag;
};

/** What is kept of an object: of a card its birthday alone. */
const contentOf = (path: string, ics: string, isCard: boolean) =>
  isCard
    ? birthdayObject(path, ics)
    : { ics: ics.length > mostLetters ? "" : ics, ...objectFactsOf(ics) };

/** An object as it is stored; one that was never had has the etag of its listing, so that it isn't asked for again. */
const storedObject = (
  { id: calendarId, kinds }: Pick<AccountCalendar, "id" | "kinds">,
  { url, path, etag, ics }: ReadObject,
  listed: string | null | undefined,
): StoredObject => ({
  ...{ calendarId, path, url, etag: etag ?? listed ?? null },
  ...contentOf(path, ics, kinds.includes("VCARD")),
  hold: "none",
});

/**
 * Takes away what a listing lacks, except what was written since it was made: of that the listing knows nothing. Without
 * etags that can't be told, so it is asked for once more.
 */
const takeAway = async (
  calendarId: string,
  { gone, known }: { readonly gone: readonly string[]; readonly known: KnownObjects },
  { collection, records, remove }: Pick<SyncCalendarDeps, "collection" | "records" | "remove">,
): Promise<boolean> => {
  const stored = records.listed(calendarId);
  const left = gone.filter((path) => stored.get(path)?.etag === known.get(path)?.etag);
  const unsure = left.flatMap((path) => {
    const { url, etag = "" } = stored.get(path) ?? {};
    return url === undefined || etag !== null ? [] : [{ path, url }];
  });
  const back = new Set<string>();
  await collection.readObjects(unsure, (_asked, found) => {
    for (const { path } of found) back.add(path);
  });
  const removed = left.filter((path) => stored.has(path) && !back.has(path));
  if (removed.length > 0) await remove(calendarId, removed);
  return removed.length > 0;
};

/**
 * Brings the stored objects of a calendar to what its server has; true where any is another one now. Writes go on
 * between the steps of a long reading. Rejects with a DavError.
 */
export const syncCalendar = async (
  calendar: AccountCalendar,
  deps: SyncCalendarDeps,
): Promise<boolean> => {
  const { client, collection, records, now, alone, came } = deps;
  const { id } = calendar;
  let stored: KnownObjects | undefined;
  const storedNow = (): KnownObjects => (stored ??= records.listed(id));

  const plan = await alone(() => planSync(calendar, storedNow, { client, collection, now }));
  if (plan.changed.length + plan.removed.length === 0) {
    records.putSyncState(id, plan.state);
    return false;
  }
  const known = storedNow();
  const news = plan.changed.filter((each) => isNews(known, each));
  const etags = new Map(news.map(({ path, etag }) => [path, etag]));
  const goneMeanwhile: string[] = [];
  let bytes = news.length === 0 ? 0 : records.bytesOf(id);
  let hasChanged = false;
  const take: Parameters<CollectionReader["readObjects"]>[1] = (asked, found) => {
    const objects = found.map((each) => storedObject(calendar, each, etags.get(each.path)));
    const other = objects.filter((each) => {
      const before = known.get(each.path);
      // Without etags an object is compared by what is in it.
      if (before === undefined || each.etag !== null || before.hold !== "none") return true;
      return records.object(id, { path: each.path })?.ics !== each.ics;
    });
    bytes += other.reduce((sum, { ics }) => sum + ics.length, 0);
    if (bytes > mostBytes) throw new DavError("tooMuch");
    records.putObjects(other);
    came?.(other);
    hasChanged ||= other.length > 0;
    const answered = new Set(objects.map(({ path }) => path));
    const missing = asked.flatMap(({ path }) => (answered.has(path) ? [] : [path]));
    goneMeanwhile.push(...missing.filter((path) => known.get(path)?.hold === "none"));
  };
  await collection.readObjects(news, take, alone);
  const gone = [...new Set([...plan.removed, ...goneMeanwhile])];
  const hasLost = gone.length > 0 && (await alone(() => takeAway(id, { gone, known }, deps)));
  records.putSyncState(id, plan.state);
  return hasChanged || hasLost;
};
