import type { Health } from "#contract/health.ts";
import type { AppContextValue } from "../../context/app-context.ts";

/** Reads the calendar again; a first own event also brings it to life where screens had stopped asking for it. */
export const refetchCalendar = ({ queryClient }: Pick<AppContextValue, "queryClient">): void => {
  void queryClient.invalidateQueries({ queryKey: ["calendar"] });
  const health = queryClient.getQueryData<Health>(["settings", "GET /api/health", {}]);
  if (health?.sources.calendar.state === "unconfigured")
    void queryClient.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
};
