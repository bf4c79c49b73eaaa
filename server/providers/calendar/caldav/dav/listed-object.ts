import type { DavResponse } from "./multistatus.ts";
import { dav } from "./names.ts";
import { createPlaceInCollection, type ObjectPlace } from "./object-path.ts";

/** An object as a listing names it. */
export interface ListedObject extends ObjectPlace {
  readonly etag: string | null;
}

/** The most objects of a calendar. */
export const mostObjects = 50_000;

/** Letters of an address, a token or an etag that is kept; a longer one is none. */
export const mostNameLetters = 4_000;

/** The etag of an answer's object; null where there is none that can be kept. */
export const etagOf = ({ properties }: DavResponse): string | null => {
  const etag = properties.get(dav("getetag"))?.text.trim() ?? "";
  return etag === "" || etag.length > mostNameLetters ? null : etag;
};

/** Whether an answer says that the object isn't there any more. */
export const isGone = ({ status }: DavResponse): boolean => status === 404 || status === 410;

/** Creates what finds the objects that the answer from `base` names; null for what is no object of the calendar. */
export const createObjectPlace = (base: string, collectionUrl: string) => {
  const placeOf = createPlaceInCollection(base, collectionUrl);
  // What a server lists outside of the calendar isn't asked for.
  return (href: string): ObjectPlace | null =>
    href.length <= mostNameLetters ? placeOf(href) : null;
};
