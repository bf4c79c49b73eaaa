import type { QueryClient } from "@tanstack/react-query";
import type { Config } from "#contract/meta.ts";
import { readLocal, writeLocal } from "../platform/local-storage.ts";
import { forgetSavedDrafts } from "./drafts/saved-drafts.ts";
import { forgetRepeatKeys } from "./queue/repeat-keys.ts";

const queryKey = ["settings", "GET /api/config", {}] as const;

/** Who is signed in on this phone, as far as this page was told. */
export interface Session {
  /** Undefined while nobody is, or before the first answer. */
  readonly memberId: () => string | undefined;
  /** The server thinks otherwise: it is asked again. */
  askWhoIsSignedIn(): void;
}

// Under this name: who was signed in when this browser was last told.
const rememberedName = "signed-in";

/** Watches who is signed in; `onChange` hears when that is somebody else. What one leaves half-written or unanswered is forgotten before the next can see it, however the session ended. */
export const watchSession = (client: QueryClient, onChange: () => void): Session => {
  const told = () => client.getQueryData<Config>(queryKey);
  const memberId = () => told()?.session?.memberId;
  let known = memberId();
  let last = readLocal(rememberedName);
  const look = (): void => {
    const now = memberId();
    // Another page of this browser may have been told first.
    if (now !== last) last = readLocal(rememberedName) ?? last;
    if (now !== last) {
      if (last !== undefined) {
        forgetSavedDrafts();
        forgetRepeatKeys();
      }
      last = now;
      writeLocal(rememberedName, now);
    }
    if (now === known) return;
    known = now;
    onChange();
  };
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[1] === queryKey[1] && told() !== undefined) look();
  });
  return { memberId, askWhoIsSignedIn: () => void client.invalidateQueries({ queryKey }) };
};
