import { textsOf } from "#server/config/connections-file.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import { ConfigError } from "#server/platform/config-error.ts";
import type { Environment } from "#server/config/env.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";

/** One calendar address and the variable that gives it. */
export interface FeedAddress {
  readonly variable: string;
  /** The address as it was written. */
  readonly text: string;
  /** The address as it is requested; undefined where the text is no address. */
  readonly address: string | undefined;
  /** Where the operator gives it, so that no screen can change it; null where a screen connected it. */
  readonly fixedBy: ReturnType<ConnectionStore["fixedBy"]>;
}

interface FeedAddressListDeps {
  readonly connections: ConnectionStore;
  /** All variables as they were merged at the start. */
  readonly atStart: Environment;
  readonly readAddress: (text: string) => string | undefined;
}

export const sharedFeedVariable = "CALENDAR_ICS_URL";

const isFeedVariable = (name: string): boolean =>
  name === sharedFeedVariable || name.startsWith(`${sharedFeedVariable}_`);

/** The calendars' addresses as the operator gave them and as screens connected them. */
export const createFeedAddressList = (deps: FeedAddressListDeps) => {
  const { connections, atStart, readAddress } = deps;
  const variables = (): Record<string, string> => {
    const connected = connections.variables();
    const names = new Set([...Object.keys(atStart), ...Object.keys(connected)]);
    return Object.fromEntries(
      [...names].filter(isFeedVariable).flatMap((name) => {
        const value = connections.fixedBy(name) === null ? connected[name] : atStart[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };
  const replace = (variable: string, texts: readonly string[]): void => {
    try {
      connections.replace(variable, texts);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new Conflict("envFile", apiSentence("envFile", { file: connections.file }));
    }
  };
  return {
    /** The variables that count now, for the source to read. */
    variables,
    all: (): FeedAddress[] =>
      Object.entries(variables()).flatMap(([variable, value]) =>
        textsOf(value).map((text) => ({
          ...{ variable, text, address: readAddress(text) },
          fixedBy: connections.fixedBy(variable),
        })),
      ),
    fixedBy: connections.fixedBy,
    add: (variable: string, address: string): void =>
      replace(variable, [...connections.texts(variable), address]),
    remove: ({ variable, text }: FeedAddress): void =>
      replace(
        variable,
        connections.texts(variable).filter((other) => other !== text),
      ),
  };
};

export type FeedAddressList = ReturnType<typeof createFeedAddressList>;
