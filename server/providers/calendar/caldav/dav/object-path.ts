const canonicalSegment = (segment: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
};

/** A path by which an object is known, the same however its server escapes it. */
export const canonicalPath = (url: string): string =>
  new URL(url).pathname.split("/").map(canonicalSegment).join("/");

/** Whether an address is an object right below a collection. */
export const isInCollection = (url: string, collectionUrl: string): boolean => {
  if (new URL(url).origin !== new URL(collectionUrl).origin) return false;
  const parent = `${canonicalPath(collectionUrl).replace(/\/+$/, "")}/`;
  const path = canonicalPath(url);
  return path.startsWith(parent) && path.length > parent.length && !path.endsWith("/");
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
