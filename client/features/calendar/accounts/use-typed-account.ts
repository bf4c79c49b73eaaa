import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { testAccount } from "./connect-mutations.ts";
import { type AccountProvider, providerAddresses } from "./account-providers.ts";

export type TestedCalendar =
  OperationAnswer<"POST /api/calendar/accounts/test">["calendars"][number];

type OnFound = (calendars: readonly TestedCalendar[]) => void;

/** Reasons that a program on the wall's own machine may have. */
const localReasons = new Set(["leadsHere", "forbiddenAddress"]);

/** What is typed about an account, and the test of it; nothing is kept on the device. */
export const useTypedAccount = () => {
  const [provider, setProvider] = useState<AccountProvider>("apple");
  const [address, setAddress] = useState("");
  const [user, setUser] = useState("");
  const [password, setPassword] = useState("");
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const [isLocal, setLocal] = useState(false);
  const test = useMutate(testAccount);
  const url = providerAddresses[provider] ?? address.trim();
  const isWhole = url !== "" && user.trim() !== "" && password !== "";
  const reason = test.error?.reason;
  const typedWith = (allowed: readonly string[]) => ({
    ...{ url, user: user.trim(), password },
    ...(allowed.length === 0 ? {} : { hosts: [...allowed] }),
    ...(isLocal ? { local: true } : {}),
  });
  const typed = typedWith(hosts);
  const testWith = (body: typeof typed, onFound: OnFound): void => {
    if (!isWhole || test.isPending) return;
    test.mutate({ body }, { onSuccess: ({ calendars }) => onFound(calendars) });
  };
  // What was allowed was allowed for one address.
  const elsewhere = (): void => {
    setHosts([]);
    setLocal(false);
    test.reset();
  };
  return {
    ...{ provider, address, user, setUser, password, setPassword },
    setProvider: (chosen: AccountProvider): void => {
      setProvider(chosen);
      elsewhere();
    },
    setAddress: (written: string): void => {
      setAddress(written);
      elsewhere();
    },
    ...{ isLocal, setLocal, hosts, isWhole, typed, error: test.error, isTesting: test.isPending },
    hasAddress: providerAddresses[provider] === undefined,
    /** Whether the way to a program on the wall's own machine is offered. */
    asksLocal: isLocal || (reason !== undefined && localReasons.has(reason)),
    /** The host that a parent has to allow first. */
    asksHost: reason === "accountLeadsAway" ? test.error?.host : undefined,
    /** Lets a host be told the password too, and tests again. */
    allowHost: (host: string, onFound: OnFound): void => {
      const allowed = [...hosts, host];
      setHosts(allowed);
      testWith(typedWith(allowed), onFound);
    },
    test: (onFound: OnFound): void => testWith(typed, onFound),
  };
};
export type AccountInputs = ReturnType<typeof useTypedAccount>;
