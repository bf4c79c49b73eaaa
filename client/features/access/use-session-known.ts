import { useQuery } from "@tanstack/react-query";
import { useConfig } from "../../context/config.ts";
import { configRead } from "../../query/config-read.ts";
import { queryOf } from "../../query/query-state.ts";

/** Whether the server has said who is signed in, or could not be asked; until then the page shows what the browser remembers. */
export const useSessionKnown = (): boolean => {
  const { session } = useConfig();
  // What is remembered is stale until it is read again.
  const { data, isStale, error, failureReason } = useQuery(queryOf(configRead, {}));
  // The page may have drawn what was remembered for once more.
  const isShown = data === undefined || data.session === session;
  return (!isStale && isShown) || (error ?? failureReason) !== null;
};
