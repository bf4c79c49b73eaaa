import { doInTurns } from "#server/platform/in-turns.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import {
  createObjectPlace,
  etagOf,
  isGone,
  type ListedObject,
  mostNameLetters,
  mostObjects,
} from "./listed-object.ts";
import type { DavResponse, Multistatus } from "./multistatus.ts";
import { davBody } from "./names.ts";
import type { ObjectPlace } from "./object-path.ts";
import { isWithoutReport, withoutToken } from "./report-refusals.ts";
import { escapeXml } from "#server/platform/xml.ts";

/** What changed since a token; or that the server has no tokens, or doesn't know this one any more. */
export type CollectionChanges =
  | {
      readonly kind: "changes";
      readonly changed: readonly ListedObject[];
      /** Paths. */
      readonly removed: readonly string[];
      readonly token: string;
    }
  | { readonly kind: "tokenForgotten" }
  | { readonly kind: "unsupported" };

type ChangesPage = Multistatus & { readonly url: string };

/** Pages of changes that are asked for one after the other. */
const mostPages = 100;

const syncBody = (token: string): string =>
  davBody(
    "d:sync-collection",
    `<d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>`,
  );

/** One page of changes; a refusal that means the token is an outcome. */
const askChanges = async (
  client: DavClient,
  url: string,
  token: string,
): Promise<ChangesPage | "tokenForgotten" | "unsupported"> => {
  try {
    return await client.ask({ url, method: "REPORT", depth: "0", body: syncBody(token) });
  } catch (error) {
    if (!(error instanceof DavError) || error.status === undefined) throw error;
    // Of Google's refusals 403 may mean something else than the token.
    if (error.code !== "accountNotAllowed" && error.status === 403) throw error;
    if (token !== "" && withoutToken.has(error.status)) return "tokenForgotten";
    if (isWithoutReport(error) || withoutToken.has(error.status)) return "unsupported";
    throw error;
  }
};

/** Collects the pages of an answer; of several words about one object the last one counts. */
const collectPages = (collectionUrl: string) => {
  const changed = new Map<string, ListedObject>();
  const removed = new Set<string>();

  const note = (place: ObjectPlace, response: DavResponse): void => {
    const { path } = place;
    if (isGone(response)) {
      removed.add(path);
      changed.delete(path);
    } else {
      changed.set(path, { ...place, etag: etagOf(response) });
      removed.delete(path);
    }
  };

  return {
    /** Takes a page; whether the server cut it off. Rejects with `tooMuch` beyond what a calendar may have. */
    add: async ({ responses, url: base }: ChangesPage): Promise<boolean> => {
      const placeOf = createObjectPlace(base, collectionUrl);
      let isCut = false;
      await doInTurns(responses, (response) => {
        const place = placeOf(response.href);
        if (place === null) isCut ||= response.status === 507;
        else note(place, response);
      });
      if (changed.size + removed.size > 2 * mostObjects) throw new DavError("tooMuch");
      if (changed.size > mostObjects) throw new DavError("tooMuch");
      return isCut;
    },
    changes: (token: string): CollectionChanges => ({
      ...{ kind: "changes", changed: [...changed.values()] },
      ...{ removed: [...removed], token },
    }),
  };
};

/** Reads what changed in a calendar since a token, all of it without one. Rejects with a DavError. */
export const readChanges = async (
  client: DavClient,
  collectionUrl: string,
  since: string | null,
): Promise<CollectionChanges> => {
  const pages = collectPages(collectionUrl);
  let token = since ?? "";
  for (let page = 0; page < mostPages; page += 1) {
    // A page continues where the one before it ended.
    const answer = await askChanges(client, collectionUrl, token);
    if (typeof answer === "string") return { kind: answer };
    const isCut = await pages.add(answer);
    const next = answer.syncToken;
    if (next === undefined || next.length > mostNameLetters) return { kind: "unsupported" };
    if (!isCut || next === token) return pages.changes(next);
    token = next;
  }
  throw new DavError("tooMuch");
};
