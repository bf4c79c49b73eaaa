import type { OperationInput } from "#contract/api.ts";
import { portOf } from "#server/platform/host-and-port.ts";
import type { AccountConfig } from "#server/providers/calendar/caldav/account-port.ts";
import {
  accountIdOf,
  parseAccountAddress,
} from "#server/providers/calendar/caldav/account-variables.ts";
import { accountRefused } from "./account-test.ts";

/** An account as somebody typed it. */
export type TypedAccount = OperationInput<"POST /api/calendar/accounts/test">["body"];

/**
 * Reads an account as somebody typed it; 400 `accountRefused` for an address that is none, or that leads to this machine
 * where that isn't meant.
 */
export const readTypedAccount = (
  { url: address, user, password, hosts = [], local }: TypedAccount,
  ownPort: number | undefined,
  leadsHere: (address: string, ownPort: number | undefined) => boolean,
): AccountConfig => {
  const url = parseAccountAddress(address);
  if (url === undefined) throw accountRefused("badAddress");
  const isHere = leadsHere(url, ownPort);
  // Any name may lead to this machine.
  const mayBeOwn = (isHere || local === true) && portOf(new URL(url)) === ownPort;
  if (mayBeOwn || (isHere && local !== true)) throw accountRefused("leadsHere");
  const reach = local === true ? "machine" : "house";
  return {
    ...{ id: accountIdOf(url, user), number: 0, url, user, password, reach, showsAll: false },
    hosts: hosts.map((host) => host.toLowerCase()),
  };
};
