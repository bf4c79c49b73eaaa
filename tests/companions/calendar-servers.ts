import { hasRadicale, startRadicale } from "./radicale.ts";
import { hasSabre, startSabre } from "./sabre.ts";
import { hasXandikos, startXandikos } from "./xandikos.ts";

/** A real calendar server, as every maker's is used by the same test. */
export interface CalendarServer {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Sends a request as the user; other clients of the family do the same. */
  readonly send: (
    method: string,
    url: string,
    options?: { readonly body?: string; readonly headers?: Record<string, string> },
  ) => Promise<Response>;
  /** Makes a calendar; its address. */
  readonly makeCalendar: (name: string, about: { readonly title: string }) => Promise<string>;
  /** Stops it and removes its folder. */
  readonly close: () => Promise<void>;
}

/** Each maker of a calendar server that Debian packages, and whether it is on this machine. */
export const calendarServers: readonly {
  readonly maker: "Radicale" | "Xandikos" | "sabre/dav";
  readonly isHere: boolean;
  readonly start: () => Promise<CalendarServer>;
}[] = [
  { maker: "Radicale", isHere: hasRadicale, start: startRadicale },
  { maker: "Xandikos", isHere: hasXandikos, start: startXandikos },
  { maker: "sabre/dav", isHere: hasSabre, start: startSabre },
];

/** The addresses of what a calendar holds. */
export const objectAddresses = async (
  { send, url }: CalendarServer,
  calendar: string,
): Promise<string[]> => {
  const body = `<?xml version="1.0"?><d:propfind xmlns:d="DAV:"><d:prop><d:getetag/></d:prop></d:propfind>`;
  const headers = { depth: "1", "content-type": "application/xml" };
  const listed = await send("PROPFIND", calendar, { headers, body });
  const hrefs = (await listed.text()).matchAll(/<(?:\w+:)?href>([^<]+\.ics)<\/(?:\w+:)?href>/g);
  return [...hrefs].map(([, href = ""]) => new URL(href, url).href);
};
