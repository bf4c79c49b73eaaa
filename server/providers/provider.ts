import type { Logger } from "pino";
import type * as z from "zod";
import type { OutOfRangeItem, SourceHealth } from "#contract/health.ts";
import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { Domain, Topic } from "#contract/operation.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import type { Roster } from "../config/roster.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";
import type { Connection, ConnectionDescription, ConnectionOutcome } from "./connection.ts";

/** The shared services that every provider gets. */
export interface ProviderTools {
  /**
   * The only client for requests that leave the server: time and size limits, IPv4 first, address checks on every
   * hop.
   */
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  readonly roster: () => Roster;
  /** The family's IANA zone, which Settings may change. */
  readonly timeZone: () => string;
  /** This domain's folder below DATA_DIR, created on first use. */
  readonly cacheDir: () => string;
  /** Announces to the screens that the source has changed. */
  readonly changed: (topic: Topic) => void;
}

/** What every domain's port has. */
export interface ProviderSource {
  /** The last known state of the source; never sends a request. */
  health(): Omit<SourceHealth, "provider">;
  /** The items of the last reads that don't fit the contract, and what became of them. */
  outOfRange?(): readonly OutOfRangeItem[];
  /** What this provider can do in addition to reading. */
  readonly can: readonly string[];
  /** Stops timers and workers. */
  stop?(): Promise<void>;
}

type Promising<Method> = Method extends (...asked: infer Asked) => infer Answer
  ? (...asked: Asked) => Promise<Awaited<Answer>>
  : Method;

/** A domain's methods as an outside source has them: each of their answers is a promise. */
export type Asynchronous<Methods> = {
  readonly [Name in keyof Methods]: Promising<Methods[Name]>;
};

/** One backend of one domain: one file and one line in the registry. */
export interface ProviderDefinition<D extends Domain, Port extends ProviderSource, Needs, Env> {
  readonly domain: D;
  /** The value of `<DOMAIN>_PROVIDER`. */
  readonly name: string;
  /** The variables that it reads; their problems are reported together with all others at the start. */
  readonly env: z.ZodType<Env, Record<string, unknown>>;
  /** Null while it isn't configured. */
  readonly create: (tools: ProviderTools & Needs, env: Env) => Port | null;
  /** How a screen connects it; left out where only the operator can. */
  readonly connection?: Connection<ProviderTools & Needs, Env>;
}

/** A provider as the context sees it: its name, and how to configure it. */
export interface Provider<Port extends ProviderSource, Needs> {
  readonly name: string;
  /** Parses the variables; throws a ConfigError with everything that is wrong. */
  configure(environment: Environment): (tools: ProviderTools & Needs) => Port | null;
  /** What a screen asks for to connect it; undefined where only the operator can. */
  readonly connection?: ConnectionDescription | undefined;
  /** Parses the variables for a test of the connection; throws as `configure` does, and where there is none. */
  prepareTest(
    environment: Environment,
  ): (tools: ProviderTools & Needs) => Promise<ConnectionOutcome>;
  /** What it needs of the service's own library on this machine; undefined where it needs none. */
  readonly library?: ProviderLibrary<ProviderTools & Needs> | undefined;
}

interface ProviderLibrary<Tools> {
  installed(tools: Tools): string | null;
  /** Parses the variables as a test does. */
  prepareWanted(
    environment: Environment,
  ): (
    tools: Tools,
  ) => Promise<{ readonly version: string } | { readonly problem: SourceErrorCode }>;
  fetch(tools: Tools, version: string, signal: AbortSignal): Promise<void>;
}

/** Makes a provider of a definition. */
export const defineProvider = <D extends Domain, Port extends ProviderSource, Env, Needs = unknown>(
  definition: ProviderDefinition<D, Port, Needs, Env>,
): ProviderDefinition<D, Port, Needs, Env> & Provider<Port, Needs> => {
  const parsed = (environment: Environment): Env => {
    const read = definition.env.safeParse(environment);
    if (read.success) return read.data;
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => ({
        where: String(path[0] ?? definition.name),
        message,
      })),
    );
  };
  const library = definition.connection?.library;
  return {
    ...definition,
    library:
      library === undefined
        ? undefined
        : {
            installed: library.installed,
            prepareWanted: (environment) => {
              const env = parsed(environment);
              return (tools) => library.wanted(tools, env);
            },
            fetch: library.fetch,
          },
    configure: (environment) => {
      const env = parsed(environment);
      return (tools) => definition.create(tools, env);
    },
    prepareTest: (environment) => {
      const { connection } = definition;
      if (connection === undefined) throw new Error(`no screen connects ${definition.name}`);
      const env = parsed(environment);
      return (tools) => connection.test(tools, env);
    },
  };
};
