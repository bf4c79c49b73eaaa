import type { QueryClient } from "@tanstack/react-query";
import type { Config } from "#contract/meta.ts";

const queryKey = ["settings", "GET /api/config", {}] as const;

/** Who is signed in on this phone, as far as this page was told. */
export interface Session {
  /** Undefined while nobody is, or before the first answer. */
  readonly memberId: () => string | undefined;
  /** The server thinks otherwise: it is asked again. */
  askWhoIsSignedIn(): void;
}

/** Watches who is signed in; `onChange` hears when that is somebody else. */
export const watchSession = (client: QueryClient, onChange: () => void): Session => {
  const memberId = () => client.getQueryData<Config>(queryKey)?.session?.memberId;
  let known = memberId();
  client.getQueryCache().subscribe(({ query }) => {
    const now = query.queryKey[1] === queryKey[1] ? memberId() : known;
    if (now === known) return;
    known = now;
    onChange();
  });
  return { memberId, askWhoIsSignedIn: () => void client.invalidateQueries({ queryKey }) };
};
