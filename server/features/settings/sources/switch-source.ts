import type { TypedSource } from "#contract/settings-sources.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import type { Environment } from "#server/config/env.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, NotFound, OutOfOrder } from "#server/platform/errors.ts";
import type { CopySwitch } from "#server/providers/copying/copy-over.ts";
import { addressVariable, localVariable } from "#server/providers/connection.ts";
import { type createAskSource, requireUsable, withConfigErrors } from "./ask-source.ts";
import {
  type ConnectableDomain,
  type ConnectableProvider,
  type CopiedItems,
  providerVariable,
} from "./connectable-provider.ts";
import { connectedOf } from "./connected-fields.ts";
import type { TypedConnection } from "./typed-connection.ts";

interface SwitchSourceDeps {
  readonly connections: ConnectionStore;
  readonly ask: ReturnType<typeof createAskSource>;
  /** Starts the server again, once the request is answered. */
  readonly restart: () => void;
  readonly whileNobodyWrites: CopySwitch["whileNobodyWrites"];
}

/** A source of a domain. */
export interface SourceOfDomain {
  readonly of: ConnectableDomain;
  readonly provider: ConnectableProvider;
}

/** A source to be used from now on, with what becomes of what the family has today. */
export type WantedSource = TypedSource & { readonly today: "hide" | "copy" };

/** Every variable of a source that a screen connected. */
const keptVariables = ({ connection }: ConnectableProvider, connected: Environment): string[] => {
  const where = addressVariable(connection);
  const local = where === undefined ? undefined : localVariable(where);
  return [
    ...connection.fields.flatMap((field) => connectedOf(field, connected)),
    ...(local === undefined || connected[local] === undefined ? [] : [local]),
  ];
};

/** Runs one job at a time; a second one would copy everything once more, and gets 503. */
const createOneSwitch = () => {
  let isBusy = false;
  const requireIdle = (): void => {
    if (isBusy) throw new OutOfOrder();
  };
  return {
    requireIdle,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      requireIdle();
      isBusy = true;
      try {
        return await work();
      } finally {
        isBusy = false;
      }
    },
  };
};

/** Exchanges the source of a domain, by what is written down and a start of the server that reads it. */
export const createSwitchSource = (deps: SwitchSourceDeps) => {
  const { connections, ask, restart, whileNobodyWrites } = deps;
  const { file, fixedBy } = connections;
  const one = createOneSwitch();
  const write = (changes: Parameters<ConnectionStore["put"]>[0]): void =>
    withConfigErrors(file, () => connections.put(changes));
  const exchange = async (
    { of, provider }: SourceOfDomain,
    { written, today }: { written: TypedConnection; today: WantedSource["today"] },
    ownPort: number | undefined,
  ): Promise<CopiedItems> => {
    written.requireAll();
    requireUsable(await ask(provider, written, ownPort, provider.test));
    // Nothing is copied while the file can't be written.
    write({});
    const chooses = providerVariable(of.domain);
    const choice = fixedBy(chooses) === null ? { [chooses]: provider.name } : {};
    const use = (): void => write({ ...written.changes, ...choice });
    const copied =
      today === "copy" ? await provider.copy?.(written, { whileNobodyWrites, use }) : undefined;
    if (copied === undefined) {
      provider.forgetCopy(written);
      use();
    }
    restart();
    return copied ?? { copied: 0, left: 0 };
  };
  return {
    /** Tests a source once more, copies what is to be copied, writes it down, and starts the server again. */
    use: (
      found: SourceOfDomain,
      wanted: { written: TypedConnection; today: WantedSource["today"] },
      ownPort: number | undefined,
    ): Promise<CopiedItems> => one.run(() => exchange(found, wanted, ownPort)),
    /** Throws 409 where the operator chose another source of the domain. */
    requireChoice: ({ of, provider }: SourceOfDomain): void => {
      const variable = providerVariable(of.domain);
      if (of.active !== provider.name && fixedBy(variable) !== null)
        throw new Conflict("sourceFixed", apiSentence("sourceFixed", { variable }));
    },
    /** Forgets what a screen connected; 404 where it didn't. */
    forget: ({ of, provider }: SourceOfDomain): void => {
      one.requireIdle();
      const chooses = providerVariable(of.domain);
      const isChosen = connections.texts(chooses)[0] === provider.name;
      const gone = [
        ...(isChosen ? [chooses] : []),
        ...keptVariables(provider, connections.variables()),
      ];
      if (gone.length === 0) throw new NotFound("source");
      write(Object.fromEntries(gone.map((name) => [name, null])));
      if (of.active === provider.name) restart();
    },
  };
};
