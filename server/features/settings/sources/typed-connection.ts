import type { TypedSource } from "#contract/settings-sources.ts";
import { textsOf } from "#server/config/connections-file.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import type { Environment } from "#server/config/env.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, InvalidInput } from "#server/platform/errors.ts";
import {
  accessVariables,
  addressVariable,
  type ConnectionDescription,
  type ConnectionField,
  isLocalAllowed,
  localHostOf,
  localVariable,
} from "#server/providers/connection.ts";
import type { ConnectedReach } from "./connectable-provider.ts";
import { variablesOf } from "./connected-fields.ts";

type Texts = string | readonly string[] | null;

/** What was typed about a source, with what is known of it already. */
export interface TypedConnection {
  /** Every variable, as a start would read it. */
  readonly environment: Environment;
  /** What is to be written down; null takes a variable out. */
  readonly changes: Readonly<Record<string, Texts>>;
  readonly reach: ConnectedReach;
  /** Throws 400 on the first field that has to be given and isn't; `requireAccess` leaves what a test finds aside. */
  requireAll(): void;
  requireAccess(): void;
}

interface TypedConnectionDeps {
  readonly connections: Pick<ConnectionStore, "fixedBy">;
  /** What is in use now. */
  readonly environment: Environment;
  readonly roster: Roster;
}

const asText = (texts: Texts): string | undefined =>
  texts === null ? undefined : typeof texts === "string" ? texts : texts.join(";");

const trimmed = (value: string | readonly string[]): Texts => {
  if (typeof value === "string") return value.trim() || null;
  const texts = textsOf(value);
  return texts.length === 0 ? null : texts;
};

/** Whether it is chosen of what a test finds. */
const isFound = (kind: ConnectionField["kind"]): boolean => kind === "one" || kind === "several";

/** Throws 409 where a variable was given by the operator, or opens what the operator's address names. */
const refuseFixed = (
  description: ConnectionDescription,
  changed: readonly string[],
  { fixedBy }: Pick<ConnectionStore, "fixedBy">,
): void => {
  const access = accessVariables(description);
  const isAccessFixed = access.some((name) => fixedBy(name) !== null);
  const fixed = changed.find(
    (name) => fixedBy(name) !== null || (isAccessFixed && access.includes(name)),
  );
  if (fixed !== undefined)
    throw new Conflict("sourceFixed", apiSentence("sourceFixed", { variable: fixed }));
};

/**
 * Reads what was typed about a source: what is left out stays as it is connected, but a secret is never used for an
 * address that it wasn't typed for. Throws 400 for what it doesn't have, and 409 for what the operator gave.
 */
export const readTypedConnection = (
  description: ConnectionDescription,
  { values, thisMachine }: TypedSource,
  { connections, environment: now, roster }: TypedConnectionDeps,
): TypedConnection => {
  const known = new Set(description.fields.flatMap((field) => variablesOf(field, roster)));
  const unknown = Object.keys(values).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new InvalidInput(unknown, apiSentence("invalid.unknownField", { field: unknown }));
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, trimmed(value)]),
  );
  refuseFixed(description, Object.keys(typed), connections);

  const where = addressVariable(description);
  const isOperators = where === undefined || connections.fixedBy(where) !== null;
  const address =
    where === undefined || !(where in typed) ? undefined : asText(typed[where] ?? null);
  const isElsewhere = where !== undefined && where in typed && address !== now[where];
  const forgotten = isElsewhere ? accessVariables(description) : [];
  const [mayBeHere, atLocal] = [
    thisMachine ?? (!isElsewhere && where !== undefined && isLocalAllowed(where, now)),
    address ?? (where === undefined ? undefined : now[where]),
  ];
  const changes: Record<string, Texts> = {
    ...Object.fromEntries(forgotten.map((name) => [name, null])),
    ...typed,
    ...(isOperators || where === undefined
      ? {}
      : {
          [localVariable(where)]: mayBeHere && atLocal !== undefined ? localHostOf(atLocal) : null,
        }),
  };
  const environment = {
    ...now,
    ...Object.fromEntries(Object.entries(changes).map(([name, texts]) => [name, asText(texts)])),
  };
  const requireFields = (fields: readonly ConnectionField[]): void => {
    const missing = fields.find(
      ({ variable, required }) => required === true && environment[variable] === undefined,
    );
    if (missing === undefined) return;
    const details = { field: missing.variable, expected: "expected a text" };
    throw new InvalidInput(missing.variable, apiSentence("invalid.field", details));
  };
  return {
    ...{ environment, changes },
    reach: isOperators ? null : mayBeHere ? "machine" : "house",
    requireAll: () => requireFields(description.fields),
    requireAccess: () => requireFields(description.fields.filter(({ kind }) => !isFound(kind))),
  };
};
