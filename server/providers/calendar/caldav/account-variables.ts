import { createHash } from "node:crypto";
import { hostAndPort } from "#server/platform/host-and-port.ts";
import type { AccountConfig } from "./account-port.ts";

/** The variables of an account; those of the second one end in `_2`. */
export const accountVariables = [
  "CALDAV_URL",
  "CALDAV_USER",
  "CALDAV_PASSWORD",
  "CALDAV_HOSTS",
  "CALDAV_LOCAL",
] as const;
type AccountVariable = (typeof accountVariables)[number];

const named = new RegExp(`^(?:${accountVariables.join("|")})(?:_([2-9]|[1-9]\\d))?$`);

/** The number of the account that a variable is about; null where it is about none. */
export const accountNumberOf = (variable: string): number | null => {
  const match = named.exec(variable);
  return match === null ? null : Number(match[1] ?? 1);
};

/** The name of an account's variable. */
export const accountVariable = (name: AccountVariable, number: number): string =>
  number === 1 ? name : `${name}_${number}`;

/** The http(s) address of an account as it was typed; undefined where it is none. */
export const parseAccountAddress = (text: string): string | undefined => {
  const trimmed = text.trim().replace(/^caldavs?:\/\//i, "https://");
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === "") return undefined;
  url.username = "";
  url.password = "";
  url.hash = "";
  url.search = "";
  return url.href;
};

/** A one-way digest, the same on every start, for use where an address must not appear. */
export const accountDigest = (text: string): string =>
  createHash("sha256").update(`family-wall account\n${text}`).digest("hex");

/** The id of an account, the same on every start. */
export const accountIdOf = (url: string, user: string): string =>
  `account-${accountDigest(`${url}\n${user}`).slice(0, 10)}`;

/** An account that the variables give, or why they give none. */
export type AccountReading =
  | { readonly account: Omit<AccountConfig, "reach" | "showsAll"> & { readonly isLocal: boolean } }
  | { readonly variable: string; readonly message: string };

/** Reads the accounts of variables; a problem names the variable, and never a value. */
export const readAccounts = (
  variables: Readonly<Record<string, string | undefined>>,
): readonly AccountReading[] => {
  const numbers = new Set(Object.keys(variables).flatMap((name) => accountNumberOf(name) ?? []));
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number): AccountReading => {
      const nameOf = (name: AccountVariable): string => accountVariable(name, number);
      const text = (name: AccountVariable): string => variables[nameOf(name)] ?? "";
      for (const name of ["CALDAV_URL", "CALDAV_USER", "CALDAV_PASSWORD"] as const)
        if (text(name) === "")
          return { variable: nameOf(name), message: "expected together with the account's others" };
      const url = parseAccountAddress(text("CALDAV_URL"));
      if (url === undefined)
        return {
          variable: nameOf("CALDAV_URL"),
          message: "expected an address such as https://cloud.example/remote.php/dav",
        };
      const hosts = text("CALDAV_HOSTS")
        .toLowerCase()
        .split(/[;,\s]+/)
        .filter(Boolean);
      const user = text("CALDAV_USER");
      const isLocal = text("CALDAV_LOCAL").toLowerCase() === hostAndPort(url);
      const password = text("CALDAV_PASSWORD");
      return {
        account: { id: accountIdOf(url, user), number, url, user, password, hosts, isLocal },
      };
    });
};
