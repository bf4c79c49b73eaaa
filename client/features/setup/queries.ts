import { useQuery } from "@tanstack/react-query";
import type { FoundPlace, SetupState } from "#contract/setup.ts";
import { call, read } from "../../api/call.ts";
import { type Shown, shownOf, useRead } from "../../query/query-state.ts";
import { rememberSetupCode } from "../../api/setup-code.ts";

const setupRead = read("GET /api/setup", "settings");
const placesRead = read("GET /api/places", "settings");

/** How far set-up is, whether this browser may do it, and where phones reach the wall. */
export const useSetup = (): Shown<SetupState> => useRead(setupRead, {});

/** Whether the server takes a code; kept for this page when it does, forgotten when it doesn't. Rejects with an ApiError. */
export const tryCode = async (code: string): Promise<boolean> => {
  rememberSetupCode(code);
  const { answer } = await call(setupRead, {}).catch((error: unknown) => {
    rememberSetupCode(undefined);
    throw error;
  });
  if (!answer.allowed) rememberSetupCode(undefined);
  return answer.allowed;
};

const placeKeepMs = 60_000;

/** Places of a name, the likeliest first; asks from the second letter on, `from: "loading"` until then. */
export const usePlaces = (name: string, language: string): Shown<readonly FoundPlace[]> => {
  const q = name.trim();
  return shownOf(
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
