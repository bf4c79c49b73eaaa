import { apiSentence } from "#server/platform/api-sentence.ts";
import { ConfigError } from "#server/platform/config-error.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { AccountConfig } from "#server/providers/calendar/caldav/account-port.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";

/** Where accounts are configured. */
export interface AccountConfiguration {
  readonly accounts: () => readonly AccountConfig[];
  /** Where the operator gives an account; null for one that a screen connected. */
  readonly fixedBy: (number: number) => string | null;
  readonly add: (account: AccountConfig) => void;
  readonly setPassword: (account: AccountConfig, password: string) => void;
  readonly remove: (account: AccountConfig) => void;
}

interface ConfigureAccountsDeps {
  readonly accounts: Pick<Accounts, "setAccounts">;
  readonly connected: AccountConfiguration;
  /** The file that keeps what screens connect. */
  readonly file: string;
}

/** Creates what writes down how accounts are configured, and has them used so; 409 `envFile` where that can't be. */
export const createConfigureAccounts =
  ({ accounts, connected, file }: ConfigureAccountsDeps) =>
  (write: (connected: AccountConfiguration) => void): void => {
    try {
      write(connected);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new Conflict("envFile", apiSentence("envFile", { file }));
    }
    accounts.setAccounts(connected.accounts());
  };
export type ConfigureAccounts = ReturnType<typeof createConfigureAccounts>;
