import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { etagOf, isGone, type ListedObject, mostObjects, objectAddress } from "./listed-object.ts";
import { dav, davBody } from "./names.ts";
import { childOf } from "./xml.ts";

/** Lists every object of a calendar with its etag; for servers without tokens. Rejects with a DavError. */
export const listObjects = async (
  client: DavClient,
  collectionUrl: string,
): Promise<ListedObject[]> => {
  const body = davBody("d:propfind", "<d:prop><d:getetag/><d:resourcetype/></d:prop>");
  const answer = await client.ask({ url: collectionUrl, method: "PROPFIND", depth: "1", body });
  const listed = answer.responses.flatMap((response) => {
    const url = objectAddress(response.href, answer.url, collectionUrl);
    const type = response.properties.get(dav("resourcetype"));
    const isCollection = childOf(type, dav("collection")) !== undefined;
    return url === null || isCollection || isGone(response)
      ? []
      : [{ url, etag: etagOf(response) }];
  });
  if (listed.length > mostObjects) throw new DavError("tooMuch");
  return listed;
};
