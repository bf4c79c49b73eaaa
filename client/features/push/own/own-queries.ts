import type { OwnNotifications } from "#contract/push-own.ts";
import { useMutate } from "../../../mutations/use-mutate.ts";
import { type QueryState, useRead } from "../../../query/query-state.ts";
import { chooseOwnNotifications, ownNotificationsRead } from "./own-mutations.ts";

/** What this phone's member is told of, and when. */
export const useOwnNotifications = (): QueryState<OwnNotifications> =>
  useRead(ownNotificationsRead, {});

/** Chooses that: `mutate(patch)`. */
export const useChooseOwnNotifications = () => useMutate(chooseOwnNotifications);
