import { type UseMutationResult, useMutation, useQuery } from "@tanstack/react-query";
import { createContext, useEffect, useMemo, useState } from "react";
import type { Member } from "#contract/members.ts";
import { read, write } from "../../api/call.ts";
import type { ApiError } from "../../api/api-error.ts";
import { configRead, useConfig } from "../../context/config.ts";
import { useHouse } from "../../context/app-context.ts";
import { useProvided } from "../../platform/required-context.ts";
import { queryOf, type Shown, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";

const membersRead = read("GET /api/members", "members");
const signInWrite = write("POST /api/session", []);
const signOutWrite = write("DELETE /api/session", []);
const unlockWrite = write("POST /api/unlock", ["settings"]);
const lockWrite = write("DELETE /api/unlock", ["settings"]);

const nobody: readonly Member[] = [];

/** Who lives here, in the roster's order; nobody until the first answer. */
export interface Members {
  readonly list: readonly Member[];
  readonly byId: ReadonlyMap<string, Member>;
  readonly shown: Shown<Member[]>;
}

/** Reads who lives here, once for the whole page. */
export const useMembersRead = (): Members => {
  const shown = useRead(membersRead, {});
  const list = shown.data ?? nobody;
  const byId = useMemo(() => new Map(list.map((member) => [member.id, member])), [list]);
  return useMemo(() => ({ list, byId, shown }), [list, byId, shown]);
};

export const MembersContext = createContext<Members | undefined>(undefined);

/** Who lives here. */
export const useMembers = (): Members => useProvided(MembersContext);

/** Who this browser is signed in as; undefined when nobody is, or the roster doesn't know them any more. */
export const useSession = (): { readonly member: Member; readonly parent: boolean } | undefined => {
  const { session } = useConfig();
  const { byId } = useMembers();
  const member = session === null ? undefined : byId.get(session.memberId);
  return session === null || member === undefined ? undefined : { member, parent: session.parent };
};

/** Whether the house has said who is signed in, or was asked in vain; until then the page goes by what the browser remembers. */
export const useSessionTold = (): boolean => {
  // What is remembered is stale until it is read again.
  const { isStale, error, failureReason } = useQuery(queryOf(configRead, {}));
  return !isStale || (error ?? failureReason) !== null;
};

export interface PinProof {
  readonly memberId: string;
  readonly pin: string;
}

/** What a change of rights means: private answers are forgotten, the rest is read again. What follows belongs to `mutateAsync`: the screen that asked may be gone by then. */
const useProofMutation = <T>(
  act: (given: T) => Promise<unknown>,
): UseMutationResult<void, ApiError, T> => {
  const { client } = useHouse();
  return useMutation<void, ApiError, T>({
    mutationFn: async (given) => void (await act(given)),
    onSuccess: () => {
      for (const key of [["budget"], ["settings", "GET /api/settings"]])
        client.removeQueries({ queryKey: key, type: "inactive" });
      return client.invalidateQueries();
    },
  });
};

/** Signs this browser in: `mutate({ memberId, pin })`. Fails with 401 `pinWrong`, 409 `pinNotSet`, 429. */
export const useSignIn = () => {
  const house = useHouse();
  return useProofMutation((proof: PinProof) =>
    send(house, signInWrite, { body: proof }).then(house.live.renew),
  );
};

/** Signs this browser out: `mutate()`. */
export const useSignOut = () => {
  const house = useHouse();
  return useProofMutation<void>(() => send(house, signOutWrite, {}).then(house.live.renew));
};

/** Unlocks this browser for fifteen minutes: `mutate({ memberId, pin })`. Fails with 401 `pinWrong`, 403 `notParent`, 409 `pinNotSet`, 429. */
export const useUnlock = () => {
  const house = useHouse();
  return useProofMutation((proof: PinProof) => send(house, unlockWrite, { body: proof }));
};

/** Locks this browser now: `mutate()`. */
export const useLock = () => {
  const house = useHouse();
  return useProofMutation<void>(() => send(house, lockWrite, {}));
};

/** Whether a parent unlocked this browser; turns false by itself when the time is over. */
export const useUnlocked = (): boolean => {
  const { unlockedUntil } = useConfig();
  const until = unlockedUntil === null ? 0 : Date.parse(unlockedUntil);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setTimeout(() => setOver(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until > over && until > Date.now();
};

/** Whether a parent is at this screen: signed in on their phone, or with this browser unlocked. */
export const useParentHere = (): boolean => {
  const { session } = useConfig();
  const isUnlocked = useUnlocked();
  return isUnlocked || session?.parent === true;
};
