import { cleanLine } from "../../ical/text/clean-text.ts";
import type { FoundCalendar } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { hrefIn } from "./multistatus.ts";
import { carddav, dav, davBody } from "./names.ts";
import { lastSegment } from "./object-path.ts";
import { childOf } from "#server/platform/xml.ts";

/** The most address books of an account. */
const mostBooks = 50;
const mostNameLetters = 100;
/** Letters of an address that is kept. */
const mostAddressLetters = 2_000;

const whoBody = davBody(
  "d:propfind",
  "<d:prop><d:current-user-principal/><b:addressbook-home-set/></d:prop>",
);
const homeBody = davBody("d:propfind", "<d:prop><d:resourcetype/><d:displayname/></d:prop>");

/** Where providers keep address books that have another host for calendars. */
const otherHosts: Readonly<Record<string, string>> = {
  "caldav.icloud.com": "https://contacts.icloud.com/",
  "caldav.fastmail.com": "https://carddav.fastmail.com/.well-known/carddav",
};

/** Addresses at which a server may say where an account's address books are, likeliest first (RFC 6764). */
const candidates = (accountUrl: string, principalUrl: string | null): string[] => {
  const { origin, hostname } = new URL(accountUrl);
  const other = otherHosts[hostname];
  return [
    ...(principalUrl === null ? [] : [principalUrl]),
    ...(other === undefined ? [`${origin}/.well-known/carddav`] : [other]),
  ];
};

const isWithoutBooks = (error: unknown): boolean =>
  error instanceof DavError &&
  ["accountNotDav", "accountNothingThere", "accountAnswerBroken", "accountNotAllowed"].includes(
    error.code,
  );

/** The account's address books; none where its server has no CardDAV. Rejects with a DavError where no answer came. */
export const findAddressBooks = async (
  client: DavClient,
  principalUrl: string | null,
): Promise<FoundCalendar[]> => {
  // Google's are elsewhere, and a parent allowed calendars alone.
  if (client.access.google !== undefined) return [];
  const homeAt = async (url: string, hops = 1): Promise<string | null> => {
    const answer = await client.ask({ url, method: "PROPFIND", depth: "0", body: whoBody });
    const [who] = answer.responses;
    const home = hrefIn(who?.properties.get(carddav("addressbook-home-set")));
    if (home !== undefined) return client.within(home, answer.url).href;
    const principal = hrefIn(who?.properties.get(dav("current-user-principal")));
    if (principal === undefined || hops === 0) return null;
    return homeAt(client.within(principal, answer.url).href, hops - 1);
  };

  const findHome = async (): Promise<string | null> => {
    for (const url of candidates(client.access.url, principalUrl)) {
      try {
        // The next address is asked only where this one doesn't say it.
        const home = await homeAt(url);
        if (home !== null) return home;
      } catch (error) {
        if (!isWithoutBooks(error)) throw error;
      }
    }
    return null;
  };

  /** The address of a book; null for one that leads elsewhere, such as somebody else's that is shared. */
  const addressOf = (href: string, base: string): string | null => {
    try {
      return href.length > mostAddressLetters ? null : client.within(href, base).href;
    } catch (error) {
      if (error instanceof DavError) return null;
      throw error;
    }
  };

  const homeUrl = await findHome();
  if (homeUrl === null) return [];
  const answer = await client.ask({ url: homeUrl, method: "PROPFIND", depth: "1", body: homeBody });
  return answer.responses
    .filter(
      ({ properties }) =>
        childOf(properties.get(dav("resourcetype")), carddav("addressbook")) !== undefined,
    )
    .slice(0, mostBooks)
    .flatMap(({ href, properties }, order) => {
      const url = addressOf(href, answer.url);
      if (url === null) return [];
      const name = cleanLine(properties.get(dav("displayname"))?.text.trim() ?? "");
      return {
        ...{ url, name: (name || lastSegment(url)).slice(0, mostNameLetters), color: null },
        ...{ kinds: ["VCARD"] as const, isReadOnly: true, order: 10_000 + order },
      };
    });
};
