import type { Env } from "../../config/env.ts";
import type { ConnectionStore } from "../../config/connection-store.ts";
import type {
  GoogleAccess,
  GoogleClient,
} from "../../providers/calendar/caldav/google/google-access.ts";
import {
  isGoogleAccount,
  readGoogleAddresses,
} from "../../providers/calendar/caldav/google/google-addresses.ts";

const [idVariable, secretVariable] = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const;

interface GoogleConnectionsDeps {
  readonly env: Env;
  readonly connections: ConnectionStore;
}

/** Reads and keeps the family's own client at Google, by which all of its accounts there are asked. */
export const createGoogleConnections = ({ env, connections }: GoogleConnectionsDeps) => {
  const addresses = readGoogleAddresses(env.raw);
  const fixedBy = () => connections.fixedBy(idVariable);

  const client = (): GoogleClient | null => {
    // A secret never goes with an ID from somewhere else.
    const from = fixedBy() === null ? connections.variables() : env.raw;
    const { [idVariable]: id, [secretVariable]: secret } = from;
    return id === undefined || secret === undefined ? null : { id, secret };
  };

  return {
    addresses,
    fixedBy,
    client,
    /** How tokens of an account are had; null for one that isn't at Google. */
    accessOf: (url: string): GoogleAccess | null => {
      const { tokenUrl, isOperators } = addresses;
      return isGoogleAccount(addresses, url) ? { tokenUrl, isOperators, client: client() } : null;
    },
    /** Keeps the client that somebody typed; throws a ConfigError where the file was broken by hand. */
    keepClient: ({ id, secret }: GoogleClient): void => {
      if (fixedBy() === null) connections.put({ [idVariable]: id, [secretVariable]: secret });
    },
  };
};
export type GoogleConnections = ReturnType<typeof createGoogleConnections>;
