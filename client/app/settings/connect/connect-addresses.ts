import type { Domain } from "#contract/operation.ts";
import { sourceDomains } from "#client/features/settings/source-cures.ts";

/** The domain of an address below the sources; undefined where it names none. */
export const connectPartOf = (part: string | undefined): Domain | undefined =>
  sourceDomains.find((domain) => domain === part);

/** Where a screen connects the source of a domain. */
export const connectAddress = (domain: Domain): string =>
  domain === "calendar" ? "/settings/calendars" : `/settings/sources/${domain}`;
