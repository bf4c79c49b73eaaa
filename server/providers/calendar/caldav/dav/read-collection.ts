import type { ServerObject } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import type { DavResponse, Multistatus } from "./multistatus.ts";
import { caldav, dav, davBody } from "./names.ts";
import { canonicalPath, isInCollection } from "./object-path.ts";
import type { createObjectClient } from "./object-client.ts";
import { childOf, escapeXml } from "./xml.ts";

/** An object as a listing names it. */
export interface ListedObject {
  readonly url: string;
  readonly etag: string | null;
}

/** What changed since a token; or that the server has no tokens, or doesn't know this one any more. */
export type CollectionChanges =
  | {
      readonly kind: "changes";
      readonly changed: readonly ListedObject[];
      /** Addresses. */
      readonly removed: readonly string[];
      readonly token: string;
    }
  | { readonly kind: "tokenForgotten" }
  | { readonly kind: "unsupported" };

/** Pages of changes that are asked for one after the other. */
const mostPages = 100;
/** Objects in one request. */
const portion = 60;
/** The most objects of a calendar. */
export const mostObjects = 50_000;

/** Letters of an address, a token or an etag that is kept; a longer one is none. */
const mostNameLetters = 4_000;

const etagOf = ({ properties }: DavResponse): string | null => {
  const etag = properties.get(dav("getetag"))?.text.trim() ?? "";
  return etag === "" || etag.length > mostNameLetters ? null : etag;
};

const isGone = ({ status }: DavResponse): boolean => status === 404 || status === 410;

const syncBody = (token: string): string =>
  davBody(
    "d:sync-collection",
    `<d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>`,
  );

const multigetBody = (urls: readonly string[]): string =>
  davBody(
    "c:calendar-multiget",
    `<d:prop><d:getetag/><c:calendar-data/></d:prop>${urls
      .map((url) => `<d:href>${escapeXml(new URL(url).pathname)}</d:href>`)
      .join("")}`,
  );

/** Statuses with which servers say that they have no such report. */
const withoutReport = new Set([400, 405, 415, 422, 501]);
/** Statuses with which servers say that a token is too old, where their answer says nothing else. */
const withoutToken = new Set([403, 409, 410, 412, 507]);

/** What is wrong with a single object, which stays unread and costs the others nothing. */
const keptUnread: ReadonlySet<string> = new Set(["accountNotDav", "tooLarge", "accountNotAllowed"]);

/** Reads one calendar of an account; every method rejects with a DavError. */
export const createCollectionReader = (
  client: DavClient,
  objects: Pick<ReturnType<typeof createObjectClient>, "readObject">,
  collectionUrl: string,
) => {
  const addressOf = (href: string, base: string): string | null => {
    const url = URL.parse(href, base);
    // What a server lists outside of the calendar is no object of it, and isn't asked for.
    return url !== null && href.length <= mostNameLetters && isInCollection(url.href, collectionUrl)
      ? url.href
      : null;
  };

  const ask = (method: "REPORT" | "PROPFIND", depth: "0" | "1", body: string) =>
    client.ask({ url: collectionUrl, method, depth, body });

  /** One page of changes; a refusal that means the token is an outcome. */
  const askChanges = async (
    token: string,
  ): Promise<(Multistatus & { readonly url: string }) | "tokenForgotten" | "unsupported"> => {
    try {
      return await ask("REPORT", "0", syncBody(token));
    } catch (error) {
      if (!(error instanceof DavError) || error.status === undefined) throw error;
      if (token !== "" && withoutToken.has(error.status)) return "tokenForgotten";
      if (withoutReport.has(error.status) || withoutToken.has(error.status)) return "unsupported";
      throw error;
    }
  };

  const readChanges = async (since: string | null): Promise<CollectionChanges> => {
    const changed = new Map<string, ListedObject>();
    const removed = new Map<string, string>();
    let token = since ?? "";
    for (let page = 0; page < mostPages; page += 1) {
      // A page continues where the one before it ended.
      const answer = await askChanges(token);
      if (typeof answer === "string") return { kind: answer };
      let isCut = false;
      for (const response of answer.responses) {
        const url = addressOf(response.href, answer.url);
        if (url === null) {
          isCut ||= response.status === 507;
          continue;
        }
        const path = canonicalPath(url);
        if (isGone(response)) {
          removed.set(path, url);
          changed.delete(path);
        } else {
          changed.set(path, { url, etag: etagOf(response) });
          removed.delete(path);
        }
      }
      if (changed.size + removed.size > 2 * mostObjects) throw new DavError("tooMuch");
      if (changed.size > mostObjects) throw new DavError("tooMuch");
      const next = answer.syncToken;
      if (next === undefined || next.length > mostNameLetters) return { kind: "unsupported" };
      const isDone = !isCut || next === token;
      token = next;
      if (isDone)
        return {
          ...{ kind: "changes", changed: [...changed.values()] },
          ...{ removed: [...removed.values()], token },
        };
    }
    throw new DavError("tooMuch");
  };

  /** Every object with its etag; for servers without tokens. */
  const listObjects = async (): Promise<ListedObject[]> => {
    const body = davBody("d:propfind", "<d:prop><d:getetag/><d:resourcetype/></d:prop>");
    const answer = await ask("PROPFIND", "1", body);
    const listed = answer.responses.flatMap((response) => {
      const url = addressOf(response.href, answer.url);
      const type = response.properties.get(dav("resourcetype"));
      const isCollection = childOf(type, dav("collection")) !== undefined;
      return url === null || isCollection || isGone(response)
        ? []
        : [{ url, etag: etagOf(response) }];
    });
    if (listed.length > mostObjects) throw new DavError("tooMuch");
    return listed;
  };

  const getEach = async (urls: readonly string[]): Promise<ServerObject[]> => {
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

  let hasMultiget = true;
  const multiget = async (urls: readonly string[]): Promise<ServerObject[]> => {
    const asked = new Map(urls.map((url) => [canonicalPath(url), url]));
    const { responses, url: base } = await ask("REPORT", "1", multigetBody(urls));
    const found: ServerObject[] = [];
    for (const response of responses) {
      const answered = addressOf(response.href, base);
      const path = answered === null ? "" : canonicalPath(answered);
      const url = asked.get(path);
      const data = response.properties.get(caldav("calendar-data"));
      if (url === undefined) continue;
      if (isGone(response)) asked.delete(path);
      if (data === undefined) continue;
      asked.delete(path);
      found.push({ url, etag: etagOf(response), ics: data.text });
    }
    // Some servers leave out what they escape in another way.
    return [...found, ...(await getEach([...asked.values()]))];
  };

  const readPortion = async (urls: readonly string[]): Promise<ServerObject[]> => {
    if (!hasMultiget) return getEach(urls);
    try {
      return await multiget(urls);
    } catch (error) {
      const hasNone =
        error instanceof DavError &&
        (error.code === "accountNotDav" || withoutReport.has(error.status ?? 0));
      // One object that breaks the answer costs its portion one request each.
      const isBroken =
        error instanceof DavError && ["accountAnswerBroken", "tooLarge"].includes(error.code);
      if (!hasNone && !isBroken) throw error;
      hasMultiget = !hasNone;
      return getEach(urls);
    }
  };

  return {
    readChanges,
    listObjects,
    /** Reads objects in portions, each handed over as it comes; one that is gone meanwhile is left out, one that can't be had is empty. */
    readObjects: async (
      urls: readonly string[],
      take: (asked: readonly string[], found: readonly ServerObject[]) => void,
    ): Promise<void> => {
      for (let at = 0; at < urls.length; at += portion) {
        const asked = urls.slice(at, at + portion);
        // The next portion begins where this one ended.
        take(asked, await readPortion(asked));
      }
    },
  };
};
export type CollectionReader = ReturnType<typeof createCollectionReader>;
