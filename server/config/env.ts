import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";
import { timeOfDay } from "#contract/values.ts";
import type { CertificateFiles } from "./certificate.ts";
import { ConfigError, type Problem } from "../platform/config-error.ts";

/** Names and words as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const list = (separator: string) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean),
  );

const flag = z
  .string()
  .regex(/^(0|1|true|false|yes|no|on|off)$/i, "expected 1 or 0")
  .transform((word) => /^(1|true|yes|on)$/i.test(word));

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `expected a whole number from ${min} to ${max}`);

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, `expected degrees from -${most} to ${most}, such as 52.4`)
    .transform(Number)
    .refine((n) => Math.abs(n) <= most, `expected degrees from -${most} to ${most}, such as 52.4`);

const webAddress = z.url({
  protocol: /^https?$/,
  error: "expected an address such as https://wall.example",
});

const hostAndPort = /^(\[[0-9a-f:]+\]|[^\s:/@]+):\d{1,5}$/i;

const hostMaybePort = /^(\[[0-9a-f:]+\]|[^\s:/@]+)(:\d{1,5})?$/i;

const isOrigin = (word: string): boolean =>
  /^https?:/.test(word) && URL.canParse(word) && new URL(word).origin === word;

const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

const shape = z.object({
  PORT: whole(0, 65535).default(8080),
  BIND_ADDR: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  CONFIG_DIR: z.string().default("./config"),
  TZ: z
    .string()
    .transform((name) => name.replace(/^:/, ""))
    .refine(isZone, "expected an IANA time zone such as Europe/Berlin")
    .default(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  ALLOWED_HOSTS: list(",").default([]),
  ALLOWED_ORIGINS: list(",")
    .refine(
      (origins) => origins.every(isOrigin),
      "expected origins without a path, such as http://homeassistant.local:8123",
    )
    .default([]),
  PUBLIC_URL: webAddress.optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  BUDGET_UNLOCK_MEMBERS: list(",").default([]),
  MEALS_APP_URL: webAddress.default(""),
  WEATHER_UNITS: z.enum(["metric", "imperial"], "expected metric or imperial").default("metric"),
  WEATHER_LATITUDE: degrees(90).optional(),
  WEATHER_LONGITUDE: degrees(180).optional(),
  WEATHER_PLACE: z.string().max(100, "expected at most 100 characters").optional(),
  OPEN_METEO_GEOCODING_URL: webAddress.optional(),
  CALENDAR_LOCAL_HOSTS: list(",")
    .refine(
      (hosts) => hosts.every((host) => hostAndPort.test(host)),
      "expected hosts with their ports, such as localhost:5232",
    )
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .default([]),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: webAddress.optional(),
  GOOGLE_TOKEN_URL: webAddress.optional(),
  GOOGLE_CALDAV_URL: webAddress.optional(),
  RECAP_HOUR: whole(0, 23).default(19),
  CHORE_REMINDER_HOUR: whole(0, 23).default(8),
  DINNER_DIGEST_HOUR: whole(0, 23).default(17),
  PUSH_MEMBERS: list(",").default([]),
  PUSH_HOSTS: list(",")
    .refine(
      (hosts) => hosts.every((host) => hostMaybePort.test(host)),
      "expected hosts, with a port where it isn't the usual one, such as push.example:8443",
    )
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .default([]),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "expected a public key of 65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "expected a private key of 32 bytes in base64url")
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      "expected mailto:you@example.org or an https address",
    )
    .optional(),
  SLEEP_START: timeOfDay.default("22:00"),
  SLEEP_END: timeOfDay.default("07:00"),
  SCREENSAVER_IDLE_MIN: whole(0, 1440).default(3),
  SCREENSAVER_CYCLE_SEC: whole(1, 86400).default(20),
  CELEBRATE_CHORES: flag.default(true),
  UPDATE_URL: webAddress.optional(),
  PRESENCE_TOKEN: z.string().min(8, "expected at least 8 characters").optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"], "expected debug, info, warn or error")
    .default("info"),
});

const pairs = [
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY"],
  ["TLS_CERT", "TLS_KEY"],
  ["TLS_KEY", "TLS_CERT"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["GOOGLE_TOKEN_URL", "GOOGLE_CALDAV_URL"],
  ["GOOGLE_CALDAV_URL", "GOOGLE_TOKEN_URL"],
] as const;

/** The operator's choices, checked; provider variables are read by the providers from `raw`. */
export type Env = z.output<typeof shape> & {
  /** First PINs by the upper-case id in `MEMBER_PIN_<ID>`. */
  readonly memberPins: Readonly<Record<string, string>>;
  /** Where the wall's own certificate is; null where it is on plain http. */
  readonly TLS: CertificateFiles | null;
  readonly raw: Environment;
};

const readFile = (file: string): Environment =>
  existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

const withoutBlanks = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, word]) =>
      word === undefined || word.trim() === "" ? [] : [[name, word.trim()]],
    ),
  );

/** One place where the operator gives variables. */
export interface EnvironmentLayer {
  readonly name: "the environment" | ".env" | "CONFIG_DIR/.env";
  readonly variables: Readonly<Record<string, string>>;
}

const mergeLayers = (layers: readonly EnvironmentLayer[]): Record<string, string> =>
  Object.assign({}, ...layers.map(({ variables }) => variables).toReversed());

/** The folder of the family's configuration, by the operator's merged variables. */
export const configDirOf = (merged: Environment, workingDir: string): string =>
  resolve(workingDir, merged["CONFIG_DIR"] ?? "./config");

/** What the operator gives, the strongest first: the environment, `.env` in the working folder, `CONFIG_DIR/.env`. */
export const environmentLayers = (given: Environment, workingDir: string): EnvironmentLayer[] => {
  const outer: EnvironmentLayer[] = [
    { name: "the environment", variables: withoutBlanks(given) },
    { name: ".env", variables: withoutBlanks(readFile(join(workingDir, ".env"))) },
  ];
  const configDir = configDirOf(mergeLayers(outer), workingDir);
  const inner = withoutBlanks(readFile(join(configDir, ".env")));
  return [...outer, { name: "CONFIG_DIR/.env", variables: inner }];
};

/** What the operator gives, merged: the strongest place that has a name wins. */
export const mergeEnvironment = (given: Environment, workingDir: string): Record<string, string> =>
  mergeLayers(environmentLayers(given, workingDir));

/** Checks the operator's merged choices; throws one ConfigError with every problem. */
export const readEnv = (raw: Environment, workingDir: string): Env => {
  const parsed = shape.safeParse(raw);
  const problems: Problem[] = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        where: String(issue.path[0]),
        message: issue.message,
      }));
  const memberPins: Record<string, string> = {};
  for (const [name, word] of Object.entries(raw)) {
    const id = /^MEMBER_PIN_(.+)$/.exec(name)?.[1];
    if (id === undefined || word === undefined) continue;
    if (/^\d{4,12}$/.test(word)) memberPins[id] = word;
    else problems.push({ where: name, message: "expected 4 to 12 digits" });
  }
  for (const [one, other] of pairs)
    if (raw[one] === undefined && raw[other] !== undefined)
      problems.push({ where: one, message: `expected together with ${other}, or neither` });
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { TLS_CERT, TLS_KEY } = parsed.data;
  return {
    ...parsed.data,
    DATA_DIR: resolve(workingDir, parsed.data.DATA_DIR),
    CONFIG_DIR: resolve(workingDir, parsed.data.CONFIG_DIR),
    TLS:
      TLS_CERT === undefined || TLS_KEY === undefined
        ? null
        : { cert: resolve(workingDir, TLS_CERT), key: resolve(workingDir, TLS_KEY) },
    memberPins,
    raw,
  };
};

/** The process's own environment; read only in this file. */
export const processEnvironment = (): Environment => process.env;

/** Removes a variable from the process's own environment, so that no program started from here inherits it. */
export const takeProcessVariable = (name: string): string | undefined => {
  const text = process.env[name];
  delete process.env[name];
  return text;
};
