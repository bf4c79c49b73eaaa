const canonicalSegment = (segment: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
};

/** What every escaping leaves as it is; nearly all paths are that. */
const plainPath = /^[\w.!~*'()/-]*$/;

const canonicalPathOf = ({ pathname }: URL): string =>
  plainPath.test(pathname) ? pathname : pathname.split("/").map(canonicalSegment).join("/");

/** A path by which an object is known, the same however its server escapes it. */
export const canonicalPath = (url: string): string => canonicalPathOf(new URL(url));

/** An address with the path by which it is known. */
export interface ObjectPlace {
  readonly url: string;
  readonly path: string;
}

/** Creates what finds the place of an href right below a collection, in an answer from `base`; null for any other. */
export const createPlaceInCollection = (base: string, collectionUrl: string) => {
  const collection = new URL(collectionUrl);
  const parent = `${canonicalPathOf(collection).replace(/\/+$/, "")}/`;
  return (href: string): ObjectPlace | null => {
    const url = URL.parse(href, base);
    if (url === null || url.origin !== collection.origin) return null;
    const path = canonicalPathOf(url);
    const isBelow = path.startsWith(parent) && path.length > parent.length && !path.endsWith("/");
    return isBelow ? { url: url.href, path } : null;
  };
};

/** The last part of an address's path, as people read it. */
export const lastSegment = (url: string): string => {
  const segment = new URL(url).pathname.split("/").findLast(Boolean) ?? "";
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
