import type { Clock } from "#server/platform/clock.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { Consent } from "#server/providers/calendar/caldav/google/consent.ts";
import type { GoogleClient } from "#server/providers/calendar/caldav/google/google-access.ts";

/** So long somebody may take, in milliseconds. */
const goodForMs = 10 * 60_000;
/** Attempts that are kept at once; an older one gives way. */
const mostAttempts = 20;

/** A way to Google and back that somebody has begun; kept in memory alone. */
export interface GoogleAttempt {
  readonly id: string;
  /** The session or browser that began it. */
  readonly owner: string;
  readonly user: string;
  readonly client: GoogleClient;
  /** Null once its answer was pasted: that counts once. */
  readonly consent: Consent | null;
  /** What was found with the answer. */
  readonly found: { readonly account: AccountConfig; readonly found: FoundAccount } | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Keeps attempts to connect accounts at Google, each for whoever began it, for ten minutes. */
export const createGoogleAttempts = (clock: Clock) => {
  const attempts = new Map<string, GoogleAttempt>();

  const forgetOver = (): void => {
    for (const [id, { until }] of attempts) if (until <= clock.now()) attempts.delete(id);
    const [oldest] = attempts.keys();
    if (attempts.size > mostAttempts && oldest !== undefined) attempts.delete(oldest);
  };

  return {
    begin: (
      begun: Pick<GoogleAttempt, "owner" | "user" | "client"> & { readonly consent: Consent },
    ): GoogleAttempt => {
      const id = crypto.randomUUID();
      const attempt = { ...begun, id, found: null, until: clock.now() + goodForMs };
      attempts.set(id, attempt);
      forgetOver();
      return attempt;
    },
    /** The attempt of an owner; null where it is over, or somebody else's. */
    find: (id: string, owner: string): GoogleAttempt | null => {
      forgetOver();
      const attempt = attempts.get(id);
      return attempt?.owner === owner ? attempt : null;
    },
    put: (attempt: GoogleAttempt): void => {
      if (attempts.has(attempt.id)) attempts.set(attempt.id, attempt);
    },
    end: (id: string): void => {
      attempts.delete(id);
    },
  };
};
