import { cleanLine } from "../../ical/text/clean-text.ts";
import type { CalendarComponentKind, FoundAccount, FoundCalendar } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { type DavResponse, hrefIn, type Multistatus } from "./multistatus.ts";
import { apple, caldav, calendarServer, dav, davBody } from "./names.ts";
import { lastSegment } from "./object-path.ts";
import { childOf, childrenOf } from "#server/platform/xml.ts";

/** The most calendars of an account. */
const mostCalendars = 200;
/** Letters of an address that is kept. */
const mostAddressLetters = 2_000;

const whoBody = davBody(
  "d:propfind",
  "<d:prop><d:current-user-principal/><c:calendar-home-set/><d:resourcetype/></d:prop>",
);
const principalBody = davBody(
  "d:propfind",
  "<d:prop><c:calendar-home-set/><c:calendar-user-address-set/><c:schedule-outbox-URL/></d:prop>",
);
const homeBody = davBody(
  "d:propfind",
  "<d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><c:supported-calendar-component-set/><a:calendar-color/><a:calendar-order/><s:getctag/></d:prop>",
);

const isCalendar = ({ properties }: DavResponse): boolean =>
  childOf(properties.get(dav("resourcetype")), caldav("calendar")) !== undefined;

const textOf = ({ properties }: DavResponse, name: string): string =>
  properties.get(name)?.text.trim() ?? "";

const kindsOf = ({ properties }: DavResponse): CalendarComponentKind[] => {
  const set = properties.get(caldav("supported-calendar-component-set"));
  // A server that doesn't say takes everything.
  if (set === undefined) return ["VEVENT", "VTODO"];
  const names = childrenOf(set, caldav("comp")).map(({ attributes }) =>
    (attributes["name"] ?? "").toUpperCase(),
  );
  return (["VEVENT", "VTODO"] as const).filter((kind) => names.includes(kind));
};

const writingPrivileges = ["write", "write-content", "bind", "all"].map(dav);

const isReadOnly = ({ properties }: DavResponse): boolean => {
  const set = properties.get(dav("current-user-privilege-set"));
  if (set === undefined) return false;
  const names = childrenOf(set, dav("privilege")).flatMap(({ children }) =>
    children.map(({ name }) => name),
  );
  return !writingPrivileges.some((name) => names.includes(name));
};

const colorOf = (written: string): string | null =>
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(written) ? written.slice(0, 7).toLowerCase() : null;

const calendarOf = (response: DavResponse, url: string): FoundCalendar => ({
  url,
  name:
    cleanLine(textOf(response, dav("displayname"))).slice(0, 100) || lastSegment(url).slice(0, 100),
  color: colorOf(textOf(response, apple("calendar-color"))),
  kinds: kindsOf(response),
  isReadOnly: isReadOnly(response),
  order: Number.parseInt(textOf(response, apple("calendar-order")), 10) || 0,
});

/** Addresses at which an account's server may say who the account is, likeliest first (RFC 6764). */
const candidates = (typed: string): string[] => {
  const url = new URL(typed);
  const at = (path: string): string => new URL(path, url.origin).href;
  const hasPath = url.pathname !== "/";
  const below = url.pathname.replace(/\/*$/, "");
  return [
    ...(hasPath ? [url.href] : []),
    at("/.well-known/caldav"),
    at("/"),
    at(`${below}/remote.php/dav/`),
  ];
};

/** Errors after which another address of the same server may still be the right one. */
const isOnlyWrongPlace = (error: unknown): error is DavError =>
  error instanceof DavError &&
  ["accountNotDav", "accountNothingThere", "accountAnswerBroken", "strange"].includes(error.code);

type Answered = Multistatus & { readonly url: string };

/** Finds what an account has, from any address of its server; rejects with a DavError that says what is wrong. */
export const findCalendars = async (client: DavClient): Promise<FoundAccount> => {
  const propfind = (url: string, body: string, depth: "0" | "1"): Promise<Answered> =>
    client.ask({ url, method: "PROPFIND", depth, body });

  /** The first answer that names a principal, a home or a calendar. */
  const askWho = async (): Promise<{ who: DavResponse; url: string }> => {
    let wrong: DavError | undefined;
    let refused: DavError | undefined;
    for (const url of candidates(client.access.url)) {
      try {
        // The next address is asked only where this one isn't the right one.
        const answer = await propfind(url, whoBody, "0");
        const who = answer.responses.find(
          (each) =>
            hrefIn(each.properties.get(dav("current-user-principal"))) !== undefined ||
            hrefIn(each.properties.get(caldav("calendar-home-set"))) !== undefined ||
            isCalendar(each),
        );
        if (who !== undefined) return { who, url: answer.url };
      } catch (error) {
        const isRefusal = error instanceof DavError && error.code === "accountNotAllowed";
        if (isRefusal) refused ??= error;
        else if (isOnlyWrongPlace(error)) wrong ??= error;
        else throw error;
      }
    }
    throw refused ?? wrong ?? new DavError("accountNotDav");
  };

  /** The calendars at an address and right below it. */
  const calendarsAt = async (homeUrl: string): Promise<FoundCalendar[]> => {
    const answer = await propfind(homeUrl, homeBody, "1");
    return answer.responses
      .filter((response) => isCalendar(response) && response.href.length <= mostAddressLetters)
      .slice(0, mostCalendars)
      .map((response) => calendarOf(response, client.within(response.href, answer.url).href))
      .filter(({ kinds }) => kinds.length > 0)
      .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  };

  const { who, url } = await askWho();
  const principalHref = hrefIn(who.properties.get(dav("current-user-principal")));
  const principalUrl = principalHref === undefined ? null : client.within(principalHref, url).href;
  const asked = principalUrl === null ? null : await propfind(principalUrl, principalBody, "0");
  const principal = asked?.responses[0];
  const homeHref =
    hrefIn(principal?.properties.get(caldav("calendar-home-set"))) ??
    hrefIn(who.properties.get(caldav("calendar-home-set")));
  const homeUrl = homeHref === undefined ? null : client.within(homeHref, asked?.url ?? url).href;
  const inHome = homeUrl === null ? [] : await calendarsAt(homeUrl);
  // An address that is a calendar itself, such as a shared one, isn't always in the home.
  const isListed = inHome.some((calendar) => calendar.url === url);
  const calendars =
    isCalendar(who) && !isListed ? [...(await calendarsAt(url)), ...inHome] : inHome;
  if (calendars.length === 0) throw new DavError("accountNoCalendars");
  const addresses = childrenOf(
    principal?.properties.get(caldav("calendar-user-address-set")),
    dav("href"),
  ).map(({ text }) => text.trim().toLowerCase());
  const outbox = hrefIn(principal?.properties.get(caldav("schedule-outbox-URL")));
  return {
    ...{ principalUrl, homeUrl, calendars },
    addresses: addresses.filter(({ length }) => length <= mostAddressLetters).slice(0, 50),
    hasScheduling: outbox !== undefined,
  };
};

/** The ctag of a calendar, which moves with its content; null where the server has none. */
export const readCtag = async (client: DavClient, url: string): Promise<string | null> => {
  const body = davBody("d:propfind", "<d:prop><s:getctag/></d:prop>");
  const { responses } = await client.ask({ url, method: "PROPFIND", depth: "0", body });
  const ctag = responses[0]?.properties.get(calendarServer("getctag"))?.text.trim();
  return ctag === undefined || ctag === "" ? null : ctag;
};
