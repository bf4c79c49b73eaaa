import type { ServerObject } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { createObjectPlace, etagOf, isGone } from "./listed-object.ts";
import { caldav, carddav, davBody } from "./names.ts";
import type { createObjectClient } from "./object-client.ts";
import type { ObjectPlace } from "./object-path.ts";
import { isWithoutReport } from "./report-refusals.ts";
import { escapeXml } from "#server/platform/xml.ts";

/** Reads single objects. */
export type ObjectReader = Pick<ReturnType<typeof createObjectClient>, "readObject">;

/** Objects in one request, and in one transaction that stores them. */
const portion = 100;

/** An object as a server gave it, with the path by which it is known. */
export type ReadObject = ServerObject & ObjectPlace;

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
  places: readonly ObjectPlace[],
  { report, element }: { report: string; element: string },
): string =>
  davBody(
    report,
    `<d:prop><d:getetag/><${element}/></d:prop>${places
      .map(({ url }) => `<d:href>${escapeXml(new URL(url).pathname)}</d:href>`)
      .join("")}`,
  );

const readEach = async (
  objects: ObjectReader,
  places: readonly ObjectPlace[],
): Promise<ReadObject[]> => {
  const found: ReadObject[] = [];
  for (const place of places) {
    const { url } = place;
    // One after the other: servers at home are small.
    const object = await objects.readObject(url).catch((error: unknown) => {
      if (error instanceof DavError && keptUnread.has(error.code))
        return { url, etag: null, ics: "" };
      throw error;
    });
    if (object !== null) found.push({ ...object, ...place });
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

  const multiget = async (places: readonly ObjectPlace[]): Promise<ReadObject[]> => {
    const asked = new Map(places.map((place) => [place.path, place]));
    const body = multigetBody(places, dataOf[content]);
    const answer = await client.ask({ url: collectionUrl, method: "REPORT", depth: "1", body });
    const placeOf = createObjectPlace(answer.url, collectionUrl);
    const found: ReadObject[] = [];
    for (const response of answer.responses) {
      const place = asked.get(placeOf(response.href)?.path ?? "");
      const data = response.properties.get(dataOf[content].name);
      if (place === undefined) continue;
      if (isGone(response)) asked.delete(place.path);
      if (data === undefined) continue;
      asked.delete(place.path);
      found.push({ ...place, etag: etagOf(response), ics: data.text });
    }
    // Some servers leave out what they escape in another way.
    return [...found, ...(await readEach(objects, [...asked.values()]))];
  };

  const readPortion = async (places: readonly ObjectPlace[]): Promise<ReadObject[]> => {
    if (!hasMultiget) return readEach(objects, places);
    try {
      return await multiget(places);
    } catch (error) {
      if (!(error instanceof DavError)) throw error;
      const hasNone = error.code === "accountNotDav" || isWithoutReport(error);
      // One object that breaks the answer costs its portion one request each.
      const isBroken = ["accountAnswerBroken", "tooLarge"].includes(error.code);
      if (!hasNone && !isBroken) throw error;
      hasMultiget = !hasNone;
      return readEach(objects, places);
    }
  };

  /**
   * Reads objects in portions, each handed over as it comes, and each within `alone`; one that is gone meanwhile is left
   * out, one that can't be had is empty.
   */
  return async (
    places: readonly ObjectPlace[],
    take: (asked: readonly ObjectPlace[], found: readonly ReadObject[]) => void,
    alone: (readPart: () => Promise<void>) => Promise<void> = (readPart) => readPart(),
  ): Promise<void> => {
    for (let at = 0; at < places.length; at += portion) {
      const asked = places.slice(at, at + portion);
      // The next portion begins where this one ended.
      await alone(async () => take(asked, await readPortion(asked)));
    }
  };
};
