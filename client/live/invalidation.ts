import type { QueryClient } from "@tanstack/react-query";
import type { Health } from "#contract/health.ts";
import type { Domain, Topic } from "#contract/operation.ts";
import { apiErrorOf } from "../api/api-error.ts";

/** Reads again what changed. */
export interface Invalidation {
  invalidateTopic(kind: Topic): void;
  invalidateAll(): void;
  /** Whether something on the screen shows nothing because the server couldn't be reached. */
  hasUnreached(): boolean;
  /** Reads again what has been asked for until now, also in vain. */
  invalidateRequested(): void;
  /** Reads again what couldn't be read. */
  invalidateFailed(): void;
  /** Every five minutes everything on the screen, as a fallback; `unreachable` hears when the server didn't answer. */
  startHeartbeat(unreachable: () => void): () => void;
}

const heartbeatMs = 5 * 60_000;
const burstMs = 150;

const domainOf: Partial<Record<Topic, Domain>> = {
  tasks: "tasks",
  calendar: "calendar",
  mealplan: "meals",
  recipes: "meals",
  grocery: "meals",
  weather: "weather",
  photos: "photos",
  budget: "budget",
};
/** Who lives here and what they chose shows in every answer: days, columns, units. */
const inEverything = new Set<Topic>(["members", "settings", "babysitter"]);

const isUnreached = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  data === undefined &&
  error !== null &&
  ["network", "timeout"].includes(apiErrorOf(error).code ?? "");

/** Makes what keeps a page's answers current; only what is on the screen is asked for at once. */
export const createInvalidation = (client: QueryClient): Invalidation => {
  const bursts = new Map<Topic, "quiet" | "again">();

  const everything = () => void client.invalidateQueries();
  const refreshNow = (kind: Topic) => {
    if (inEverything.has(kind)) {
      everything();
      return;
    }
    void client.invalidateQueries({ queryKey: [kind] });
    // Whatever changes, somebody did it.
    void client.invalidateQueries({ queryKey: ["acts"] });
    const domain = domainOf[kind];
    const health = client.getQueryData<Health>(["settings", "GET /api/health", {}]);
    // A first own event or photo brings a source to life that screens had stopped asking.
    if (domain !== undefined && health?.sources[domain].state === "unconfigured")
      void client.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
  };

  const changed = (kind: Topic) => {
    if (bursts.has(kind)) {
      bursts.set(kind, "again");
      return;
    }
    refreshNow(kind);
    bursts.set(kind, "quiet");
    setTimeout(() => {
      const again = bursts.get(kind) === "again";
      bursts.delete(kind);
      if (again) changed(kind);
    }, burstMs);
  };

  return {
    invalidateTopic: changed,
    invalidateAll: everything,
    hasUnreached: () =>
      client
        .getQueryCache()
        .getAll()
        .some((query) => query.isActive() && isUnreached(query.state)),
    invalidateRequested: () =>
      void client.invalidateQueries({
        predicate: ({ state }) =>
          state.data !== undefined || state.error !== null || state.fetchStatus === "fetching",
      }),
    invalidateFailed: () =>
      void client.invalidateQueries({
        predicate: ({ state }) => state.error !== null || state.fetchFailureCount > 0,
      }),
    startHeartbeat: (unreachable) => {
      const beat = setInterval(everything, heartbeatMs);
      const stopListening = client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { code } = apiErrorOf(event.action.error);
        if (code === "timeout" || code === "network") unreachable();
      });
      return () => {
        clearInterval(beat);
        stopListening();
      };
    },
  };
};
