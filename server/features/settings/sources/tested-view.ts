import type { ConnectionChoice, TestedSource } from "#contract/settings-sources.ts";
import type { Environment } from "#server/config/env.ts";
import type { Roster } from "#server/config/roster.ts";
import { textsOf } from "#server/config/connections-file.ts";
import type { ConnectionDescription, ConnectionOutcome } from "#server/providers/connection.ts";
import { variablesOf } from "./connected-fields.ts";

interface TestedViewDeps {
  /** What is in use now. */
  readonly environment: Environment;
  readonly roster: Roster;
}

const choicesFor = (
  found: readonly Omit<ConnectionChoice, "chosen">[],
  inUse: readonly string[],
): ConnectionChoice[] =>
  found.map(({ value, label }) => ({
    ...{ value, label },
    chosen: inUse.includes(value) || inUse.includes(label),
  }));

/** What a test came to, as a screen draws it, with what of it is connected now. */
export const testedView = (
  outcome: ConnectionOutcome,
  { fields }: ConnectionDescription,
  { environment, roster }: TestedViewDeps,
): TestedSource => {
  if ("problem" in outcome)
    return { problem: outcome.problem, usable: false, found: [], missing: [], choices: {} };
  const { version, account, found, missing = [], choices = {} } = outcome;
  return {
    ...(version === undefined ? {} : { version }),
    ...(account === undefined ? {} : { account }),
    ...{ usable: outcome.unusable !== true, found: [...found], missing: [...missing] },
    choices: Object.fromEntries(
      fields.flatMap((field) =>
        variablesOf(field, roster).flatMap((variable) => {
          const some = choices[field.variable];
          if (some === undefined) return [];
          return [[variable, choicesFor(some, textsOf(environment[variable]))] as const];
        }),
      ),
    ),
  };
};
