import type { ServerObject } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { etagOf, isGone, objectAddress } from "./listed-object.ts";
import { caldav, carddav, davBody } from "./names.ts";
import type { createObjectClient } from "./object-client.ts";
import { canonicalPath } from "./object-path.ts";
import { isWithoutReport } from "./report-refusals.ts";
import { escapeXml } from "./xml.ts";

/** Reads single objects. */
export type ObjectReader = Pick<ReturnType<typeof createObjectClient>, "readObject">;

/** Objects in one request. */
const portion = 60;

/** What is wrong with a single object, which stays unread and costs the others nothing. */
const keptUnread: ReadonlySet<string> = new Set(["accountNotDav", "tooLarge", "accountNotAllowed"]);

/** How the content of objects is asked for: of a calendar, or of an address book. */
const dataOf = {
  calendar: {
    report: "c:calendar-multiget",
    element: "c:calendar-data",
    name: caldav("calendar-data"),
  },
  addressBook: {
    report: "b:addressbook-multiget",
    element: "b:address-data",
    name: carddav("address-data"),
  },
} as const;
export type CollectionContent = keyof typeof dataOf;

const multigetBody = (
  urls: readonly string[],
  { report, element }: { report: string; element: string },
): string =>
  davBody(
    report,
    `<d:prop><d:getetag/><${element}/></d:prop>${urls
      .map((url) => `<d:href>${escapeXml(new URL(url).pathname)}</d:href>`)
      .join("")}`,
  );

const readEach = async (
  objects: ObjectReader,
  urls: readonly string[],
): Promise<ServerObject[]> => {
  const found: ServerObject[] = [];
  for (const url of urls) {
    // One after the other: servers at home are small.
    const object = await objects.readObject(url).catch((error: unknown) => {
      if (error instanceof DavError && keptUnread.has(error.code))
        return { url, etag: null, ics: "" };
      throw error;
    });
    if (object !== null) found.push({ ...object, url });
  }
  return found;
};

/** Creates what reads objects of a calendar, in one request for many where the server can. */
export const createObjectsReader = (
  client: DavClient,
  objects: ObjectReader,
  collectionUrl: string,
  content: CollectionContent,
) => {
  let hasMultiget = true;

  const multiget = async (urls: readonly string[]): Promise<ServerObject[]> => {
    const asked = new Map(urls.map((url) => [canonicalPath(url), url]));
    const body = multigetBody(urls, dataOf[content]);
    const answer = await client.ask({ url: collectionUrl, method: "REPORT", depth: "1", body });
    const found: ServerObject[] = [];
    for (const response of answer.responses) {
      const answered = objectAddress(response.href, answer.url, collectionUrl);
      const path = answered === null ? "" : canonicalPath(answered);
      const url = asked.get(path);
      const data = response.properties.get(dataOf[content].name);
      if (url === undefined) continue;
      if (isGone(response)) asked.delete(path);
      if (data === undefined) continue;
      asked.delete(path);
      found.push({ url, etag: etagOf(response), ics: data.text });
    }
    // Some servers leave out what they escape in another way.
    return [...found, ...(await readEach(objects, [...asked.values()]))];
  };

  const readPortion = async (urls: readonly string[]): Promise<ServerObject[]> => {
    if (!hasMultiget) return readEach(objects, urls);
    try {
      return await multiget(urls);
    } catch (error) {
      if (!(error instanceof DavError)) throw error;
      const hasNone = error.code === "accountNotDav" || isWithoutReport(error);
      // One object that breaks the answer costs its portion one request each.
      const isBroken = ["accountAnswerBroken", "tooLarge"].includes(error.code);
      if (!hasNone && !isBroken) throw error;
      hasMultiget = !hasNone;
      return readEach(objects, urls);
    }
  };

  /** Reads objects in portions, each handed over as it comes; one that is gone meanwhile is left out, one that can't be had is empty. */
  return async (
    urls: readonly string[],
    take: (asked: readonly string[], found: readonly ServerObject[]) => void,
  ): Promise<void> => {
    for (let at = 0; at < urls.length; at += portion) {
      const asked = urls.slice(at, at + portion);
      // The next portion begins where this one ended.
      take(asked, await readPortion(asked));
    }
  };
};
