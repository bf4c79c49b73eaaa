import type { OperationAnswer } from "#contract/api.ts";
import type { Settings } from "#contract/settings.ts";
import { call, defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { saveSettings } from "./settings-mutations.ts";
import { settingsRead } from "./reads.ts";

const privacyRead = defineRead("GET /api/privacy", "settings");
const reportRead = defineRead("GET /api/bug-report", "settings");

/** What the family has chosen; a parent's to read. */
export const useSettings = (): QueryState<Settings> => useRead(settingsRead, {});

/** Chooses some settings: `mutate(patch)`. */
export const useSaveSettings = () => useMutate(saveSettings);

/** Which hosts the wall has asked since it started, why and how often. */
export const usePrivacy = (): QueryState<OperationAnswer<"GET /api/privacy">> =>
  useRead(privacyRead, {});

/** The bug report as a file's text, without names, addresses or secrets. Rejects with an ApiError. */
export const fetchBugReport = async (): Promise<string> =>
  JSON.stringify((await call(reportRead, {})).answer, null, 2);
