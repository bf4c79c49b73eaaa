import { type CollectionChanges, readChanges } from "./collection-changes.ts";
import type { DavClient } from "./dav-client.ts";
import { listObjects } from "./list-objects.ts";
import type { ListedObject } from "./listed-object.ts";
import { type CollectionContent, createObjectsReader, type ObjectReader } from "./read-objects.ts";

/** Reads one calendar of an account; every method rejects with a DavError. */
export const createCollectionReader = (
  client: DavClient,
  objects: ObjectReader,
  collectionUrl: string,
  content: CollectionContent = "calendar",
) => ({
  readChanges: (since: string | null): Promise<CollectionChanges> =>
    readChanges(client, collectionUrl, since),
  listObjects: (): Promise<ListedObject[]> => listObjects(client, collectionUrl),
  readObjects: createObjectsReader(client, objects, collectionUrl, content),
});
export type CollectionReader = ReturnType<typeof createCollectionReader>;
