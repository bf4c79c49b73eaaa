import { unescape } from "node:querystring";
import * as z from "zod";
import type { FeedAddresses } from "../port.ts";

const prefix = "CALENDAR_ICS_URL";

/** The http(s) address of a calendar address, webcal included; undefined where the text is no address. */
export const parseFeedAddress = (text: string): string | undefined => {
  const url = URL.parse(text.replace(/^webcals?:\/\//i, "https://"));
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== ""
    ? url.href
    : undefined;
};

/** The calendar's name, from the `#` fragment of its address; a fragment is never sent to a server. */
export const feedNameOf = (address: string): string | undefined => {
  const name = unescape(new URL(address).hash.slice(1)).trim();
  return name === "" ? undefined : name.slice(0, 60);
};

/**
 * Parses `CALENDAR_ICS_URL` and `CALENDAR_ICS_URL_<ID>`; a problem names the variable and the position in it, never
 * the address.
 */
export const feedAddresses: z.ZodType<FeedAddresses, Record<string, unknown>> = z
  .record(z.string(), z.unknown())
  .transform((environment, context) => {
    const owned: Record<string, string[]> = {};
    const shared: string[] = [];
    for (const [name, value] of Object.entries(environment)) {
      if (name !== prefix && !name.startsWith(`${prefix}_`)) continue;
      if (typeof value !== "string") continue;
      const texts = value
        .split(";")
        .map((text) => text.trim())
        .filter((text) => text !== "");
      const addresses = texts.flatMap((text, index) => {
        const address = parseFeedAddress(text);
        if (address !== undefined) return [address];
        const which = texts.length === 1 ? "" : `, address ${index + 1}`;
        context.addIssue({
          code: "custom",
          path: [name],
          message: `expected an address such as https://calendar.example/family.ics${which}`,
        });
        return [];
      });
      if (name === prefix) shared.push(...addresses);
      else if (addresses.length > 0) owned[name.slice(prefix.length + 1).toUpperCase()] = addresses;
    }
    return { shared, owned };
  });
