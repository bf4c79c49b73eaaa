import type { Env, Environment } from "../../config/env.ts";
import type { ConnectionStore } from "../../config/connection-store.ts";
import { ConfigError } from "../../platform/config-error.ts";
import { hostAndPort } from "../../platform/host-and-port.ts";
import type { AccountConfig } from "../../providers/calendar/caldav/account-port.ts";
import {
  accountNumberOf,
  accountVariable,
  accountVariables,
  readAccounts,
} from "../../providers/calendar/caldav/account-variables.ts";
import type { GoogleConnections } from "./google-connections.ts";

/** Throws a ConfigError that names every variable of an account that can't be used. */
export const checkAccounts = (variables: Environment): void => {
  const problems = readAccounts(variables).flatMap((read) =>
    "account" in read ? [] : [{ where: read.variable, message: read.message }],
  );
  if (problems.length > 0) throw new ConfigError(problems);
};

interface AccountConnectionsDeps {
  readonly google: Pick<GoogleConnections, "accessOf" | "addresses">;
  readonly env: Env;
  readonly connections: ConnectionStore;
}

/** Reads the accounts that the operator gave and those that screens connected, and decides how far each may lead. */
export const createAccountConnections = ({ env, connections, google }: AccountConnectionsDeps) => {
  /** Whether the operator gives the account of a number; then a screen's variables of that number don't count. */
  const fixedBy = (number: number) => connections.fixedBy(accountVariable("CALDAV_URL", number));

  const variables = (): Environment => {
    const connected = connections.variables();
    const names = new Set([...Object.keys(env.raw), ...Object.keys(connected)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const number = accountNumberOf(name);
        if (number === null) return [];
        // A password never goes to an address from somewhere else.
        const isFixed = connections.fixedBy(name) !== null;
        if (isFixed !== (fixedBy(number) !== null)) return [];
        const value = isFixed ? env.raw[name] : connected[name];
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  };

  const accounts = (): AccountConfig[] =>
    readAccounts(variables()).flatMap((read): AccountConfig[] => {
      if (!("account" in read)) return [];
      const { isLocal, ...account } = read.account;
      const isOperators = fixedBy(account.number) !== null;
      const access = google.accessOf(account.url);
      if (access !== null) {
        const reach = google.addresses.isOperators;
        return [{ ...account, reach, showsAll: isOperators, google: access }];
      }
      const mayBeHere = isLocal || env.CALENDAR_LOCAL_HOSTS.includes(hostAndPort(account.url));
      const reach = isOperators || (mayBeHere ? "machine" : "house");
      // Who keeps to-dos in accounts by environment alone has nobody to choose their list.
      const showsTodos = isOperators && env.raw.TASKS_PROVIDER === "caldav";
      return [{ ...account, reach, showsAll: isOperators, showsTodos }];
    });

  const nextNumber = (): number => {
    const names = [...Object.keys(env.raw), ...Object.keys(connections.variables())];
    const taken = new Set(names.map(accountNumberOf));
    let number = 1;
    while (taken.has(number)) number += 1;
    return number;
  };

  return {
    accounts,
    /** Where the operator gives an account; null where a screen connected it. */
    fixedBy,
    /** Keeps an account that a screen connected; throws a ConfigError where the file was broken by hand. */
    add: (account: Pick<AccountConfig, "url" | "user" | "password" | "hosts" | "reach">): void => {
      const number = nextNumber();
      connections.put({
        [accountVariable("CALDAV_URL", number)]: account.url,
        [accountVariable("CALDAV_USER", number)]: account.user,
        [accountVariable("CALDAV_PASSWORD", number)]: account.password,
        [accountVariable("CALDAV_HOSTS", number)]: account.hosts.join(" ") || null,
        [accountVariable("CALDAV_LOCAL", number)]:
          account.reach === "machine" ? hostAndPort(account.url) : null,
      });
    },
    setPassword: ({ number }: AccountConfig, password: string): void =>
      connections.put({ [accountVariable("CALDAV_PASSWORD", number)]: password }),
    remove: ({ number }: AccountConfig): void =>
      connections.put(
        Object.fromEntries(accountVariables.map((name) => [accountVariable(name, number), null])),
      ),
  };
};
