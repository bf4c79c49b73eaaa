import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { Domain } from "#contract/operation.ts";
import type { Environment } from "#server/config/env.ts";
import type { CopySwitch } from "#server/providers/copying/copy-over.ts";
import type { ConnectionDescription, ConnectionOutcome } from "#server/providers/connection.ts";

/** How far the address of a source that a screen connects may lead; null where the operator gave it. */
export type ConnectedReach = "house" | "machine" | null;

/** What became of what the family has, when it was copied into a source. */
export interface CopiedItems {
  readonly copied: number;
  /** What the source can't hold. */
  readonly left: number;
}

/** What is needed to ask a source that isn't used yet. */
export interface TriedConnection {
  /** Every variable, as a start would read it. */
  readonly environment: Environment;
  readonly reach: ConnectedReach;
}

/** A service's own library on this machine. */
export interface ConnectableLibrary {
  /** The version that is there; null where there is none. */
  readonly installed: () => string | null;
  /** Asks the service which version it has; throws as a test does. */
  readonly wanted: (
    tried: TriedConnection,
  ) => Promise<{ readonly version: string } | { readonly problem: SourceErrorCode }>;
  /** Rejects with a LibraryError. */
  readonly fetch: (version: string, signal: AbortSignal) => Promise<void>;
}

/** A source that a screen may connect. */
export interface ConnectableProvider {
  readonly name: string;
  readonly connection: ConnectionDescription;
  /** Null where it needs none. */
  readonly library: ConnectableLibrary | null;
  /** Asks it once; throws a ConfigError where a variable can't be used. */
  readonly test: (tried: TriedConnection) => Promise<ConnectionOutcome>;
  /** Forgets a copy into it that was cut off, where it is used without one. */
  readonly forgetCopy: (tried: TriedConnection) => void;
  /**
   * Writes what the house has into it, each thing once, also where an earlier try was cut off, and then uses it; null
   * where the house isn't what is used today, or it can't.
   */
  readonly copy: ((tried: TriedConnection, switching: CopySwitch) => Promise<CopiedItems>) | null;
}

/** A domain with its sources that a screen may connect. */
export interface ConnectableDomain {
  readonly domain: Domain;
  /** The provider that is used. */
  readonly active: string;
  readonly providers: readonly ConnectableProvider[];
}

/** The variable that chooses a domain's provider. */
export const providerVariable = (domain: Domain): string => `${domain.toUpperCase()}_PROVIDER`;
