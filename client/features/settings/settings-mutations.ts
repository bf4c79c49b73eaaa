import type { SeenSettings } from "#contract/seen-settings.ts";
import type { ChosenSettings } from "#contract/settings.ts";
import { mergeSettings } from "#contract/rules/merge-settings.ts";
import { defineWrite } from "../../api/call.ts";
import { configRead } from "../../query/config-read.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { settingsRead } from "./reads.ts";

/** Settings to choose, and what those were that are replaced whole when this screen read them. */
type Chosen = ChosenSettings & { readonly seen?: SeenSettings };

const choose = (cache: CacheView, { seen: _seen, ...chosen }: Chosen): void => {
  cache.update(settingsRead, (before) => ({ ...before, ...mergeSettings(before, chosen) }));
  const { place: _, notifications: _n, notificationHours: _h, ...patch } = chosen;
  const { reminders: _r, tomorrow: _t, kiosk: _k, ...ofConfig } = patch;
  cache.update(configRead, (before) => ({ ...before, ...ofConfig }));
};

/** Chooses some settings, all or nothing. This screen follows in the same frame, and goes back when they were refused. */
export const saveSettings = defineMutation({
  operation: defineWrite("PATCH /api/settings", ["settings", "holidays", "bins", "timetable"]),
  request: (patch: Chosen) => ({ body: patch }),
  apply: choose,
  settle: (cache, patch) => {
    choose(cache, patch);
    cache.staleAll();
  },
  scope: () => "settings",
});
