import { createContext } from "react";
import type { Config } from "#contract/meta.ts";
import { useRequiredContext } from "../platform/required-context.ts";

/** What the family has chosen; `known` is false while these are only assumptions. */
export type AppConfig = Config & { readonly known: boolean };

export const ConfigContext = createContext<AppConfig | undefined>(undefined);

/** What the family has chosen. */
export const useConfig = (): AppConfig => useRequiredContext(ConfigContext);
