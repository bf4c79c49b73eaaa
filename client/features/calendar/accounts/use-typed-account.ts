import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { testAccount } from "../mutations.ts";
import { type AccountProvider, providerAddresses } from "./account-providers.ts";

export type TestedCalendar =
  OperationAnswer<"POST /api/calendar/accounts/test">["calendars"][number];

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
  const typed = {
    ...{ url, user: user.trim(), password },
    ...(hosts.length === 0 ? {} : { hosts: [...hosts] }),
    ...(isLocal ? { local: true } : {}),
  };
  return {
    ...{ provider, setProvider, address, setAddress, user, setUser, password, setPassword },
    ...{ isLocal, setLocal, hosts, isWhole, typed, error: test.error, isTesting: test.isPending },
    hasAddress: providerAddresses[provider] === undefined,
    /** Whether the way to a program on the wall's own machine is offered. */
    asksLocal: isLocal || (reason !== undefined && localReasons.has(reason)),
    /** The host that a parent has to allow first. */
    asksHost: reason === "accountLeadsAway" ? test.error?.host : undefined,
    allowHost: (host: string): void => setHosts([...hosts, host]),
    test: (onFound: (calendars: readonly TestedCalendar[]) => void): void => {
      if (!isWhole || test.isPending) return;
      test.mutate({ body: typed }, { onSuccess: ({ calendars }) => onFound(calendars) });
    },
  };
};
export type TypedAccount = ReturnType<typeof useTypedAccount>;
