import type { QueryClient } from "@tanstack/react-query";
import { createContext, useSyncExternalStore } from "react";
import type { Topic } from "#contract/operation.ts";
import { useRequiredContext } from "../platform/required-context.ts";
import type { LiveChange, LiveConnection, LiveHello, LiveStream, OwnChanges } from "./live.ts";

/** Hears of a change of a topic, and whether this page made it. */
export type LiveChangeListener = (change: LiveChange, own: boolean) => void;

/** What every screen of one page shares. */
export interface AppContextValue {
  readonly queryClient: QueryClient;
  readonly live: LiveStream;
  readonly ownChanges: OwnChanges;
  readonly hello: () => LiveHello | undefined;
  onChange(kind: Topic, listener: LiveChangeListener): () => void;
}

export const AppContext = createContext<AppContextValue | undefined>(undefined);

/** What the screens of this page share. */
export const useApp = (): AppContextValue => useRequiredContext(AppContext);

/** How the page is connected, and since when (ms). */
export const useConnection = (): LiveConnection => {
  const { live } = useApp();
  return useSyncExternalStore(live.subscribe, live.connection);
};
