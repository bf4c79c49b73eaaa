import type { Env, Environment } from "../config/env.ts";
import { openConnectionStore } from "../config/connection-store.ts";
import { ConfigError } from "../platform/config-error.ts";
import { hostAndPort } from "../platform/host-and-port.ts";
import type { AccountConfig } from "../providers/calendar/caldav/account-port.ts";
import {
  accountNumberOf,
  accountVariable,
  readAccounts,
} from "../providers/calendar/caldav/account-variables.ts";

/** Throws a ConfigError that names every variable of an account that can't be used. */
export const checkAccounts = (variables: Environment): void => {
  const problems = readAccounts(variables).flatMap((read) =>
    "account" in read ? [] : [{ where: read.variable, message: read.message }],
  );
  if (problems.length > 0) throw new ConfigError(problems);
};

interface AccountConnectionsDeps {
  readonly env: Env;
  /** The environment with which the process was started. */
  readonly given: Environment;
  readonly workingDir: string;
}

/** Reads the accounts that the operator gave and those that screens connected, and decides how far each may lead. */
export const createAccountConnections = ({ env, given, workingDir }: AccountConnectionsDeps) => {
  const connections = openConnectionStore({ given, workingDir, configDir: env.CONFIG_DIR });

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
    readAccounts(variables()).flatMap((read) => {
      if (!("account" in read)) return [];
      const { isLocal, ...account } = read.account;
      const isOperators = fixedBy(account.number) !== null;
      const mayBeHere = isLocal || env.CALENDAR_LOCAL_HOSTS.includes(hostAndPort(account.url));
      return [{ ...account, reach: isOperators || (mayBeHere ? "machine" : "house") }];
    });

  return { connections, accounts, fixedBy };
};
