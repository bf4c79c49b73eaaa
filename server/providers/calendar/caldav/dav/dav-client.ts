import { OutboundError } from "#server/platform/outbound/failure.ts";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "#server/platform/outbound/outbound.ts";
import { createAccessTokens } from "../google/access-tokens.ts";
import type { GoogleAccess } from "../google/google-access.ts";
import { isInCredentialScope } from "./credential-scope.ts";
import { DavError } from "./dav-error.ts";
import { type Multistatus, readMultistatus } from "./multistatus.ts";
import { refusalOf } from "./refusals.ts";
import { readXml, type XmlElement, XmlError } from "#server/platform/xml.ts";

/** What reaches an account: its address and credentials, and where these may be sent. */
export interface DavAccess {
  readonly url: string;
  readonly user: string;
  /** At Google the refresh token. */
  readonly password: string;
  /** Of an account at Google: how tokens for it are had. */
  readonly google?: GoogleAccess;
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

const mostRedirects = 5;
const [timeoutMs, maxBytes] = [20_000, 20 * 1024 * 1024];
const redirects = new Set([301, 302, 307, 308]);

const basic = ({ user, password }: DavAccess): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

const headersOf = (
  authorization: string,
  { depth, body, contentType = "application/xml; charset=utf-8", headers }: DavRequest,
): Readonly<Record<string, string>> => ({
  authorization,
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
  /** Called with a refresh token of Google that takes the place of the account's. */
  readonly renewed?: ((refreshToken: string) => void) | undefined;
}

/** Creates what proves who asks: user and password, or a token of Google's. */
const createProof = (access: DavAccess, deps: DavClientDeps) => {
  if (access.google === undefined)
    return { header: () => basic(access), isRefusedOnce: () => false };
  const tokens = createAccessTokens(access.google, access.password, deps);
  return {
    header: async (): Promise<string> => `Bearer ${await tokens.current()}`,
    /** Whether a header that was refused may be one that ended early: then the next one is another. */
    isRefusedOnce: (header: string): boolean => {
      tokens.giveUp(header.replace("Bearer ", ""));
      return true;
    },
  };
};

/** The address within the account's scope; throws a DavError with the host where it leads away. */
const addressWithin = (access: DavAccess, href: string, base: string): URL => {
  const url = URL.parse(href, base);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new DavError("badAddress");
  url.username = "";
  url.password = "";
  url.hash = "";
  if (!isInCredentialScope(access, url))
    throw new DavError("accountLeadsAway", { host: url.hostname });
  return url;
};

/**
 * Speaks WebDAV with one account's server. The password goes only where `isInCredentialScope` says, unencrypted only to
 * private addresses. Rejects with a DavError where no answer came.
 */
export const createDavClient = (access: DavAccess, deps: DavClientDeps) => {
  const { outbound, now, signal } = deps;
  const proof = createProof(access, deps);
  const within = (href: string, base: string): URL => addressWithin(access, href, base);

  const sendWith = async (
    header: string,
    url: URL,
    request: DavRequest,
  ): Promise<OutboundAnswer> => {
    const isOwnHost = url.hostname === new URL(access.url).hostname;
    try {
      return await outbound({
        ...{ url: url.href, method: request.method, timeoutMs, maxBytes, signal },
        headers: headersOf(header, request),
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

  const sendOnce = async (url: URL, request: DavRequest): Promise<OutboundAnswer> => {
    const header = await proof.header();
    const answer = await sendWith(header, url, request);
    if (answer.status !== 401 || !proof.isRefusedOnce(header)) return answer;
    return sendWith(await proof.header(), url, request);
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
      throw isPage ? new DavError("accountNotDav") : refusalOf(answer, now(), access);
    }
    const read = await readMultistatus(await xmlOf(answer));
    if (read === null) throw new DavError("accountNotDav");
    return { ...read, url: answer.url };
  };

  return { access, send, ask, within };
};
export type DavClient = ReturnType<typeof createDavClient>;
