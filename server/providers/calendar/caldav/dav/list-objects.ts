import { mapInTurns } from "#server/platform/in-turns.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import {
  createObjectPlace,
  etagOf,
  isGone,
  type ListedObject,
  mostObjects,
} from "./listed-object.ts";
import { dav, davBody } from "./names.ts";
import { childOf } from "#server/platform/xml.ts";

/** Lists every object of a calendar with its etag; for servers without tokens. Rejects with a DavError. */
export const listObjects = async (
  client: DavClient,
  collectionUrl: string,
): Promise<ListedObject[]> => {
  const body = davBody("d:propfind", "<d:prop><d:getetag/><d:resourcetype/></d:prop>");
  const answer = await client.ask({ url: collectionUrl, method: "PROPFIND", depth: "1", body });
  const placeOf = createObjectPlace(answer.url, collectionUrl);
  const listed = await mapInTurns(answer.responses, (response) => {
    const place = placeOf(response.href);
    const type = response.properties.get(dav("resourcetype"));
    const isCollection = childOf(type, dav("collection")) !== undefined;
    return place === null || isCollection || isGone(response)
      ? []
      : [{ ...place, etag: etagOf(response) }];
  });
  if (listed.length > mostObjects) throw new DavError("tooMuch");
  return listed;
};
