import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { replaceFile } from "../platform/replace-file.ts";
import { ConfigError, parseJson, problemsOf } from "../platform/config-error.ts";

/**
 * The names of the variables that a screen may connect; `<ID>` stands for a member's id in upper case, `<N>` for the number
 * of an account.
 */
const connectable = [
  ...["TASKS_PROVIDER", "MEALS_PROVIDER", "BUDGET_PROVIDER", "WEATHER_PROVIDER"],
  ...["PHOTOS_PROVIDER", "TODOIST_TOKEN", "TODOIST_TODO_PROJECT", "TODOIST_ROUTINE_PROJECT"],
  ...["TODOIST_UID_<ID>", "MEALIE_URL", "MEALIE_TOKEN", "MEALIE_SHOPPING_LIST", "MEALIE_LOCAL"],
  ...["IMMICH_URL", "IMMICH_KEY", "IMMICH_ALBUM", "IMMICH_PEOPLE", "IMMICH_FAVORITES"],
  ...["IMMICH_LOCAL", "PHOTOS_DIR", "ACTUAL_URL", "ACTUAL_PASSWORD", "ACTUAL_SYNC_ID"],
  ...["ACTUAL_ENCRYPTION_PASSWORD", "ACTUAL_CURRENCY", "ACTUAL_LOCAL"],
  ...["OPEN_METEO_URL", "OPEN_METEO_LOCAL", "METNO_CONTACT"],
  ...["CALENDAR_ICS_URL", "CALENDAR_ICS_URL_<ID>"],
  ...["CALDAV_URL", "CALDAV_USER", "CALDAV_PASSWORD", "CALDAV_HOSTS", "CALDAV_LOCAL"].flatMap(
    (name) => [name, `${name}_<N>`],
  ),
  ...["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ...["BACKUP_PLACE", "BACKUP_PLACE_ADDRESS", "BACKUP_PLACE_USER", "BACKUP_PLACE_PASSWORD"],
  ...["BACKUP_PLACE_BUCKET", "BACKUP_PLACE_REGION", "BACKUP_PLACE_THIS_MACHINE"],
  ...["BACKUP_PLACE_ID", "BACKUP_PLACE_DEVICE"],
] as const;

const patterns = connectable.map(
  (name) =>
    new RegExp(`^${name.replace("<ID>", "[A-Z0-9_]+").replace("<N>", String.raw`\d{1,2}`)}$`),
);

const isConnectable = (variable: string): boolean =>
  patterns.some((pattern) => pattern.test(variable));

/** Separates the values of a list where it is given as an environment variable. */
const separator = ";";

const expectedText = "expected a text of one line";
const text = z
  .string(expectedText)
  .trim()
  .min(1, expectedText)
  .regex(/^[^\0\r\n]*$/, expectedText);

const expectedEntry = `expected a text without ${separator}`;
const entry = text.regex(new RegExp(`^[^${separator}]*$`), expectedEntry);

const value = z.union([text, z.array(entry).min(1, "expected at least one text")], {
  error: `expected a text of one line, or a list of texts without ${separator}`,
});

/** The shape of `connections.json`: the names of environment variables, each with a text or a list of texts. */
const connectionsFile = z
  .record(z.string(), value, { error: "expected an object of variable names" })
  .superRefine((connections, context) => {
    for (const name of Object.keys(connections))
      if (!isConnectable(name))
        context.addIssue({
          code: "custom",
          path: [name],
          message: `is nothing that a screen connects; expected one of ${connectable.join(", ")}`,
        });
  });

/** What was connected on a screen: a text or a list of texts by the variable's name. */
export type Connections = Readonly<Record<string, string | readonly string[]>>;

/** The path of a configuration folder's connections. */
export const connectionsPath = (configDir: string): string => join(configDir, "connections.json");

/** Reads the connections of a configuration folder; a broken file throws a ConfigError with its line or field, never with a value. */
export const readConnections = (configDir: string): Connections => {
  const file = connectionsPath(configDir);
  if (!existsSync(file)) return {};
  const json = parseJson(file, readFileSync(file, "utf8"), { quote: false });
  if ("problem" in json) throw new ConfigError([json.problem]);
  const parsed = connectionsFile.safeParse(json.value);
  if (!parsed.success) throw new ConfigError(problemsOf(file, parsed.error));
  return parsed.data;
};

/** Replaces the connections of a configuration folder, whole or not at all; only their owner may read them. */
export const writeConnections = (configDir: string, connections: Connections): void => {
  const sorted = Object.entries(connections).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(connectionsFile.parse(Object.fromEntries(sorted)), null, 2);
  replaceFile(connectionsPath(configDir), `${json}\n`, 0o600);
};

/** The texts of a value, one for each entry of a list. */
export const textsOf = (found: string | readonly string[] | undefined): string[] =>
  (typeof found === "string" ? found.split(separator) : (found ?? []))
    .map((each) => each.trim())
    .filter(Boolean);

/** The connections as environment variables. */
export const connectionVariables = (connections: Connections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(connections).map(([name, found]) => [
      name,
      typeof found === "string" ? found : found.join(separator),
    ]),
  );
