import type { Env } from "../../config/env.ts";
import type { ConnectionStore } from "../../config/connection-store.ts";
import type { Db } from "../../db/connection.ts";
import { createAccountRecords } from "../../features/calendar/accounts/account-records.ts";
import { createAccounts } from "../../providers/calendar/caldav/accounts.ts";
import type { CalendarWorkerDeps } from "../../providers/calendar/ical.ts";
import type { ProviderTools } from "../../providers/provider.ts";
import { createAccountConnections } from "./account-connections.ts";
import { openWaitingWrites } from "./event-writing.ts";
import { createGoogleConnections } from "./google-connections.ts";

interface OpenAccountsDeps {
  readonly db: Db;
  readonly env: Env;
  readonly connections: ConnectionStore;
  readonly tools: ProviderTools & CalendarWorkerDeps;
  /** Called when what accounts hold has changed; `hasTodoList`: a screen chose a list for the family's to-dos. */
  readonly changed: (hasTodoList: boolean) => void;
}

/** Opens the accounts at calendar servers, and what waits to be written there. */
export const openAccounts = ({ db, env, connections, tools, ...deps }: OpenAccountsDeps) => {
  const records = createAccountRecords(db);
  const waiting = openWaitingWrites(db, records, tools.clock);
  const google = createGoogleConnections({ env, connections });
  const connected = createAccountConnections({ env, connections, google });
  const changed = (): void => deps.changed(records.todoList() !== null);
  // Both refer to each other, but only after both exist.
  let send = (): void => undefined;
  const accounts = createAccounts({
    ...{ ...tools, ...waiting, records },
    changed: (topic) => {
      tools.changed(topic);
      changed();
      send();
    },
    renewed: (account, refreshToken) => {
      if (connected.fixedBy(account.number) === null) connected.setPassword(account, refreshToken);
    },
  });
  accounts.setAccounts(connected.accounts());
  return {
    ...{ records, waiting, google, connected, accounts, changed },
    /** Says what sends the waiting writes that can be sent since an account was read. */
    sendBy: (sends: () => void): void => {
      send = sends;
    },
  };
};
