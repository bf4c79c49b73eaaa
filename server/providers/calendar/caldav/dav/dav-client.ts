import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "#server/platform/outbound/outbound.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import { isInCredentialScope } from "./credential-scope.ts";
import { DavError } from "./dav-error.ts";
import { type Multistatus, readMultistatus } from "./multistatus.ts";
import { readXml, type XmlElement, XmlError } from "./xml.ts";

/** What reaches an account: its address and credentials, and where these may be sent. */
export interface DavAccess {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Further hosts that may be told the password, as a parent allowed. */
  readonly hosts: readonly string[];
  /** How far into the house the account's own host may lead. */
  readonly reach: NonNullable<OutboundRequest["operatorHost"]>;
}

export interface DavRequest {
  readonly url: string;
  readonly method: NonNullable<OutboundRequest["method"]>;
  readonly depth?: "0" | "1";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly contentType?: string;
}

export interface DavAnswer extends Pick<OutboundAnswer, "status" | "headers" | "body" | "text"> {
  /** The address that answered, after redirects. */
  readonly url: string;
}

const dayMs = 24 * 3_600_000;
const mostRedirects = 5;
const [timeoutMs, maxBytes] = [20_000, 20 * 1024 * 1024];
const redirects = new Set([301, 302, 307, 308]);

const wrongStatus = (status: number): AccountErrorCode => {
  if (status === 401) return "accountPasswordRefused";
  if (status === 403) return "accountNotAllowed";
  if (status === 404 || status === 410) return "accountNothingThere";
  if (status === 405 || status === 501) return "accountNotDav";
  if (status === 429) return "tooOften";
  return status >= 500 ? "sourceTrouble" : "strange";
};

/** The error of an answer that refuses; its body is never quoted. */
export const refusalOf = (answer: Pick<DavAnswer, "status" | "headers">, now: number): DavError =>
  new DavError(wrongStatus(answer.status), {
    status: answer.status,
    retryAfterMs: retryAfter(answer, now, dayMs),
  });

const basic = ({ user, password }: DavAccess): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

const headersOf = (
  access: DavAccess,
  { depth, body, contentType = "application/xml; charset=utf-8", headers }: DavRequest,
): Readonly<Record<string, string>> => ({
  authorization: basic(access),
  accept: "application/xml, text/xml, text/calendar;q=0.9",
  ...(depth === undefined ? {} : { depth }),
  ...(body === undefined ? {} : { "content-type": contentType }),
  ...headers,
});

const xmlOf = async ({ text }: DavAnswer): Promise<XmlElement> => {
  try {
    return await readXml(text());
  } catch (error) {
    if (error instanceof XmlError) throw new DavError("accountAnswerBroken");
    throw error;
  }
};

interface DavClientDeps {
  readonly outbound: Outbound;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Speaks WebDAV with one account's server. The password goes only where `isInCredentialScope` says, unencrypted only to
 * private addresses. Rejects with a DavError where no answer came.
 */
export const createDavClient = (access: DavAccess, { outbound, now, signal }: DavClientDeps) => {
  const sendOnce = async (url: URL, request: DavRequest): Promise<OutboundAnswer> => {
    const isOwnHost = url.hostname === new URL(access.url).hostname;
    try {
      return await outbound({
        ...{ url: url.href, method: request.method, timeoutMs, maxBytes, signal },
        headers: headersOf(access, request),
        ...(request.body === undefined ? {} : { body: request.body }),
        ...{ maxRedirects: "answered", keepAlive: true },
        operatorHost: isOwnHost ? access.reach : false,
        onlyPrivate: url.protocol === "http:",
      });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const isTooOpen = error.reason === "forbiddenAddress" && url.protocol === "http:";
      throw new DavError(isTooOpen ? "accountUnencrypted" : error.reason);
    }
  };

  /** The address within the account's scope; throws a DavError with the host where it leads away. */
  const within = (href: string, base: string): URL => {
    const url = URL.parse(href, base);
    if (url === null || !/^https?:$/.test(url.protocol)) throw new DavError("badAddress");
    url.username = "";
    url.password = "";
    url.hash = "";
    if (!isInCredentialScope(access, url))
      throw new DavError("accountLeadsAway", { host: url.hostname });
    return url;
  };

  /** Sends a request and follows redirects within the account's scope; any other status is an answer. */
  const send = async (request: DavRequest): Promise<DavAnswer> => {
    let url = within(request.url, access.url);
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      // Each hop depends on the answer of the one before.
      const answer = await sendOnce(url, request);
      const location = answer.headers["location"];
      if (!redirects.has(answer.status) || location === undefined)
        return { ...answer, url: url.href };
      url = within(location, url.href);
    }
    throw new DavError("redirects");
  };

  /** Sends a request whose answer is a multistatus; rejects with a DavError for any other. */
  const ask = async (request: DavRequest): Promise<Multistatus & { readonly url: string }> => {
    const answer = await send(request);
    if (answer.status !== 207) {
      const type = answer.headers["content-type"] ?? "";
      const isPage = answer.status === 200 || (answer.status === 403 && type.includes("html"));
      throw isPage ? new DavError("accountNotDav") : refusalOf(answer, now());
    }
    const read = readMultistatus(await xmlOf(answer));
    if (read === null) throw new DavError("accountNotDav");
    return { ...read, url: answer.url };
  };

  return { access, send, ask, within };
};
export type DavClient = ReturnType<typeof createDavClient>;
