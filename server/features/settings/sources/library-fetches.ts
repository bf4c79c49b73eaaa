import type { Logger } from "pino";
import type { Domain } from "#contract/operation.ts";
import type { LibraryProblem, SourceLibrary } from "#contract/settings-sources.ts";
import { LibraryError } from "#server/providers/connection.ts";
import type { ConnectableLibrary, ConnectableProvider } from "./connectable-provider.ts";

interface LibraryFetchesDeps {
  readonly log: Logger;
  /** Tells the screens how it goes. */
  readonly changed: () => void;
}

/** A library that a service has. */
export interface LibraryOf {
  readonly domain: Domain;
  readonly provider: Pick<ConnectableProvider, "name" | "library">;
}

/** Fetches services' own libraries, one at a time, for as long as the server runs. */
export const createLibraryFetches = ({ log, changed }: LibraryFetchesDeps) => {
  let running: { readonly key: string; readonly ended: Promise<void> } | null = null;
  const problems = new Map<string, LibraryProblem>();
  const stopped = new AbortController();
  const keyOf = ({ domain, provider }: LibraryOf): string => `${domain}/${provider.name}`;

  const fetch = async (key: string, library: ConnectableLibrary, version: string) => {
    try {
      await library.fetch(version, stopped.signal);
      log.info({ source: key, version }, "a source's library was fetched");
    } catch (error) {
      if (stopped.signal.aborted) return;
      problems.set(key, error instanceof LibraryError ? error.problem : "notKept");
      log.warn({ err: error, source: key, version }, "a source's library couldn't be fetched");
    }
  };

  return {
    isBusy: (): boolean => running !== null,
    /** How a source's library stands; undefined where it needs none. */
    of: (one: LibraryOf): SourceLibrary | undefined => {
      const { library } = one.provider;
      if (library === null) return undefined;
      const [key, version] = [keyOf(one), library.installed()];
      const problem = problems.get(key);
      const state = version === null ? "missing" : "there";
      return {
        state: running?.key === key ? "fetching" : state,
        ...(version === null ? {} : { version }),
        ...(problem === undefined ? {} : { problem }),
      };
    },
    /** Begins to fetch a version, unless another is being fetched. */
    begin: (one: LibraryOf, version: string): void => {
      const { library } = one.provider;
      if (library === null || running !== null) return;
      const key = keyOf(one);
      problems.delete(key);
      const ended = fetch(key, library, version).finally(() => {
        running = null;
        if (!stopped.signal.aborted) changed();
      });
      running = { key, ended };
      changed();
    },
    /** Ends what runs, and resolves when nothing of it does any more. */
    stop: async (): Promise<void> => {
      stopped.abort();
      await running?.ended;
    },
  };
};

export type LibraryFetches = ReturnType<typeof createLibraryFetches>;
