import type { SourceField } from "#contract/settings-sources.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import type { Environment } from "#server/config/env.ts";
import { envSuffix } from "#server/config/members-file.ts";
import type { Roster } from "#server/config/roster.ts";
import type { ConnectionField } from "#server/providers/connection.ts";

/** The variables of a field: its own, or one for each member. */
export const variablesOf = ({ variable }: ConnectionField, roster: Roster): string[] =>
  variable.includes("<ID>")
    ? roster.map(({ id }) => variable.replace("<ID>", envSuffix(id)))
    : [variable];

/** What is connected of a field, also for members who have left the family. */
export const connectedOf = ({ variable }: ConnectionField, connected: Environment): string[] => {
  const [start = "", end] = variable.split("<ID>");
  return Object.keys(connected).filter((name) =>
    end === undefined ? name === variable : name.startsWith(start) && name.endsWith(end),
  );
};

interface FieldViewDeps {
  readonly connections: Pick<ConnectionStore, "fixedBy">;
  /** What is in use now. */
  readonly environment: Environment;
  readonly roster: Roster;
}

/** A field as a screen draws it; its value stays here. */
export const fieldView = (field: ConnectionField, deps: FieldViewDeps): SourceField => {
  const { connections, environment, roster } = deps;
  const { variable, kind, label, hint, placeholder, required = false } = field;
  const variables = variablesOf(field, roster);
  const fixed = (name: string) => {
    const fixedBy = connections.fixedBy(name);
    return fixedBy === null ? {} : { fixedBy };
  };
  return {
    ...{ variable, kind, label, required },
    ...(hint === undefined ? {} : { hint }),
    ...(placeholder === undefined ? {} : { placeholder }),
    isSet: variables.some((name) => environment[name] !== undefined),
    ...fixed(variable),
    ...(kind === "yesNo" ? { isOn: environment[variable] === "1" } : {}),
    ...(kind === "members"
      ? {
          members: roster.map(({ id: memberId }, index) => {
            const name = variables[index] ?? variable;
            return { memberId, variable: name, ...fixed(name) };
          }),
        }
      : {}),
  };
};
