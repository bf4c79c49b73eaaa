import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { Config } from "#contract/meta.ts";
import type { Settings } from "#contract/settings.ts";
import { call, defineRead, defineWrite } from "../../api/call.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useApp } from "../../context/app-context.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";

const settingsRead = defineRead("GET /api/settings", "settings");
const settingsWrite = defineWrite("PATCH /api/settings", ["settings"]);
const privacyRead = defineRead("GET /api/privacy", "settings");
const reportRead = defineRead("GET /api/bug-report", "settings");

const settingsKey = [settingsRead.topic, settingsRead.key, {}];
const configKey = ["settings", "GET /api/config", {}];

/** What the house has chosen; a parent's to read. */
export const useSettings = (): QueryState<Settings> => useRead(settingsRead, {});

/** Chooses some settings, all or nothing: `mutate(patch)`. This screen follows in the same frame, and goes back when they were refused. */
export const useSaveSettings = () => {
  const app = useApp();
  const client = useQueryClient();
  return useMutation<Settings, ApiError, Partial<Settings>>({
    mutationFn: async (patch) => (await send(app, settingsWrite, { body: patch })).answer,
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: settingsKey });
      client.setQueryData<Settings>(settingsKey, (before) => before && { ...before, ...patch });
      const { place: _, ...ofConfig } = patch;
      client.setQueryData<Config>(configKey, (before) => before && { ...before, ...ofConfig });
    },
    onSettled: () => client.invalidateQueries(),
  });
};

/** Which hosts the wall has asked since it started, why and how often. */
export const usePrivacy = (): QueryState<OperationAnswer<"GET /api/privacy">> =>
  useRead(privacyRead, {});

/** The bug report as a file's text, without names, addresses or secrets. Rejects with an ApiError. */
export const fetchBugReport = async (): Promise<string> =>
  JSON.stringify((await call(reportRead, {})).answer, null, 2);
