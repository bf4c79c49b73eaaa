import type { Logger } from "pino";
import type * as z from "zod";
import type { SourceHealth } from "#contract/meta.ts";
import type { Domain, Topic } from "#contract/operation.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import { ConfigError } from "../config/config-error.ts";
import type { Roster } from "../config/roster.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";

/** A value now, or a promise of it where a source has to be asked. */
export type Awaitable<T> = T | Promise<T>;

/** What every provider is given, so that none builds its own. */
export interface ProviderTools {
  /** The only way out of the house: time and size limits, IPv4 first, address checks on every hop. */
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  readonly roster: () => Roster;
  /** The family's IANA zone, which Settings may change. */
  readonly timeZone: () => string;
  /** A folder of this domain's own below DATA_DIR, made when first asked for. */
  readonly cacheDir: () => string;
  /** Tells every screen that the source has something new. */
  readonly changed: (topic: Topic) => void;
}

/** What every domain's port has. */
export interface ProviderSource {
  /** How the source was when last asked; never asks it. */
  health(): Omit<SourceHealth, "provider">;
  /** What this provider can do beyond reading. */
  readonly can: readonly string[];
  /** Ends timers and workers. */
  stop?(): Awaitable<void>;
}

/** One backend of one domain: one file and one line in the registry. */
export interface ProviderDefinition<D extends Domain, Port extends ProviderSource, Needs, Env> {
  readonly domain: D;
  /** The word in `<DOMAIN>_PROVIDER`. */
  readonly name: string;
  /** The environment that it reads; problems are reported with everyone else's at start. */
  readonly env: z.ZodType<Env, Record<string, unknown>>;
  /** Null while it is not configured. */
  readonly create: (tools: ProviderTools & Needs, env: Env) => Port | null;
}

/** What of a provider the context sees: its name, and a way to open it from the environment. */
export interface Provider<Port extends ProviderSource, Needs> {
  readonly name: string;
  /** Reads the environment; throws a ConfigError with everything that is wrong. */
  configure(environment: Environment): (tools: ProviderTools & Needs) => Port | null;
}

/** Makes a provider of its one file's definition. */
export const defineProvider = <D extends Domain, Port extends ProviderSource, Env, Needs = unknown>(
  definition: ProviderDefinition<D, Port, Needs, Env>,
): ProviderDefinition<D, Port, Needs, Env> & Provider<Port, Needs> => ({
  ...definition,
  configure: (environment) => {
    const read = definition.env.safeParse(environment);
    if (!read.success)
      throw new ConfigError(
        read.error.issues.map(({ path, message }) => ({
          where: String(path[0] ?? definition.name),
          message,
        })),
      );
    return (tools) => definition.create(tools, read.data);
  },
});
