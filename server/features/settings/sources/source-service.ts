import type {
  SourceLibrary,
  SourcesOfDomain,
  TestedSource,
  TypedSource,
} from "#contract/settings-sources.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import type { Environment } from "#server/config/env.ts";
import type { CopySwitch } from "#server/providers/copying/copy-over.ts";
import type { Roster } from "#server/config/roster.ts";
import { NotFound } from "#server/platform/errors.ts";
import { type AskSourceDeps, createAskSource, notConnected } from "./ask-source.ts";
import type { LibraryFetches } from "./library-fetches.ts";
import type { ConnectableDomain, CopiedItems } from "./connectable-provider.ts";
import { sourcesOfDomain } from "./source-view.ts";
import { createSwitchSource, type SourceOfDomain, type WantedSource } from "./switch-source.ts";
import { testedView } from "./tested-view.ts";
import { readTypedConnection, type TypedConnection } from "./typed-connection.ts";

interface SourceServiceDeps extends Omit<AskSourceDeps, "file"> {
  readonly domains: readonly ConnectableDomain[];
  readonly connections: ConnectionStore;
  /** Every variable as the start read it. */
  readonly environment: Environment;
  readonly roster: () => Roster;
  /** Starts the server again, once the request is answered. */
  readonly restart: () => void;
  readonly whileNobodyWrites: CopySwitch["whileNobodyWrites"];
  readonly libraries: LibraryFetches;
}

interface SourceReference {
  readonly domain: ConnectableDomain["domain"];
  readonly name: string;
}

/** What the start read, without what was taken away on a screen since. */
const inUse = ({
  environment,
  connections: { variables, fixedBy },
}: Pick<SourceServiceDeps, "environment" | "connections">): Environment => {
  const connected = variables();
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => connected[name] !== undefined || fixedBy(name) !== null,
    ),
  );
};

/** Shows, tests, connects and takes away sources; what is typed is accepted and never returned. */
export const createSourceService = (deps: SourceServiceDeps) => {
  const { domains, connections, libraries } = deps;
  const ask = createAskSource({ ...deps, file: connections.file });
  const switching = createSwitchSource({ ...deps, ask });
  const around = () => ({
    ...{ connections, libraries, environment: inUse(deps), roster: deps.roster() },
  });

  const find = ({ domain, name }: SourceReference): SourceOfDomain => {
    const of = domains.find((each) => each.domain === domain);
    const provider = of?.providers.find((each) => each.name === name);
    if (of === undefined || provider === undefined) throw new NotFound("source");
    return { of, provider };
  };
  const read = ({ provider }: SourceOfDomain, typed: TypedSource): TypedConnection =>
    readTypedConnection(provider.connection, typed, around());

  return {
    list: (): SourcesOfDomain[] => domains.map((of) => sourcesOfDomain(of, around())),
    test: async (
      which: SourceReference,
      typed: TypedSource,
      ownPort: number | undefined,
    ): Promise<TestedSource> => {
      const found = find(which);
      const written = read(found, typed);
      written.requireAccess();
      const outcome = await ask(found.provider, written, ownPort, found.provider.test);
      return testedView(outcome, found.provider.connection, around());
    },
    /** Begins to fetch the service's own library in the version that the service has. */
    fetchLibrary: async (
      which: SourceReference,
      typed: TypedSource,
      ownPort: number | undefined,
    ): Promise<SourceLibrary> => {
      const found = find(which);
      const { library } = found.provider;
      if (library === null) throw new NotFound("library");
      if (!libraries.isBusy()) {
        const wanted = await ask(found.provider, read(found, typed), ownPort, library.wanted);
        if ("problem" in wanted) throw notConnected(wanted.problem);
        libraries.begin({ domain: which.domain, provider: found.provider }, wanted.version);
      }
      return (
        libraries.of({ domain: which.domain, provider: found.provider }) ?? { state: "missing" }
      );
    },
    /** Uses a source from now on; the server starts again. */
    connect: async (
      which: SourceReference,
      { today, ...typed }: WantedSource,
      ownPort: number | undefined,
    ): Promise<CopiedItems> => {
      const found = find(which);
      switching.requireChoice(found);
      return switching.use(found, { written: read(found, typed), today }, ownPort);
    },
    /** Forgets what a screen connected; the server starts again where it was in use. */
    disconnect: (which: SourceReference): void => switching.forget(find(which)),
  };
};
export type SourceService = ReturnType<typeof createSourceService>;
