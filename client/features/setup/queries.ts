import { useQuery } from "@tanstack/react-query";
import type { FoundPlace, SetupState } from "#contract/setup.ts";
import { call, defineRead } from "../../api/call.ts";
import { type QueryState, queryStateOf, useRead } from "../../query/query-state.ts";
import { setSetupCode } from "../../api/setup-code.ts";

const setupRead = defineRead("GET /api/setup", "settings");
const placesRead = defineRead("GET /api/places", "settings");

/** How far set-up is, whether this browser may do it, and where phones reach the wall. */
export const useSetup = (): QueryState<SetupState> => useRead(setupRead, {});

/** Whether the server takes a code; kept for this page when it does, forgotten when it doesn't. Rejects with an ApiError. */
export const checkSetupCode = async (code: string): Promise<boolean> => {
  setSetupCode(code);
  const { answer } = await call(setupRead, {}).catch((error: unknown) => {
    setSetupCode(undefined);
    throw error;
  });
  if (!answer.allowed) setSetupCode(undefined);
  return answer.allowed;
};

const placeKeepMs = 60_000;

/** Places of a name, the likeliest first; asks from the second letter on, `source: "loading"` until then. */
export const usePlaces = (name: string, language: string): QueryState<readonly FoundPlace[]> => {
  const q = name.trim();
  return queryStateOf(
    useQuery({
      queryKey: [placesRead.topic, placesRead.key, q, language],
      queryFn: async ({ signal }) =>
        (await call(placesRead, { query: { q, language } }, { signal })).answer.items,
      enabled: q.length > 1,
      gcTime: placeKeepMs,
      retry: false,
    }),
  );
};
