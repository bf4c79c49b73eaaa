import { environmentLayers, type Environment, type EnvironmentLayer } from "./env.ts";
import {
  connectionsPath,
  connectionVariables,
  readConnections,
  textsOf,
  writeConnections,
} from "./connections-file.ts";

/** What is connected on screens, and what the operator gave instead. */
export interface ConnectionStore {
  /** The file that keeps it. */
  readonly file: string;
  /** The variables that are connected, as environment variables. */
  variables(): Environment;
  /** The texts that a variable's connections consist of. */
  texts(variable: string): readonly string[];
  /** Where the operator gave a variable, which a screen can't change then; null where nowhere. */
  fixedBy(variable: string): EnvironmentLayer["name"] | null;
  /** Replaces the texts of a variable; none takes it out. Throws a ConfigError where the file was broken by hand meanwhile. */
  replace(variable: string, texts: readonly string[]): void;
  /** Puts a text, or a list, for each variable, all at once; null takes one out. Throws as `replace` does. */
  put(values: Readonly<Record<string, string | readonly string[] | null>>): void;
}

interface ConnectionStoreOptions {
  /** What the process was started with. */
  readonly given: Environment;
  readonly workingDir: string;
  readonly configDir: string;
}

/** Opens CONFIG_DIR's connections; what was given elsewhere is what was given at the start. */
export const openConnectionStore = (options: ConnectionStoreOptions): ConnectionStore => {
  const { given, workingDir, configDir } = options;
  const layers = environmentLayers(given, workingDir);
  let connections = readConnections(configDir);
  return {
    file: connectionsPath(configDir),
    variables: () => connectionVariables(connections),
    texts: (variable) => textsOf(connections[variable]),
    fixedBy: (variable) =>
      layers.find(({ variables }) => variables[variable] !== undefined)?.name ?? null,
    replace: (variable, texts) => {
      const { [variable]: _replaced, ...others } = readConnections(configDir);
      connections = texts.length === 0 ? others : { ...others, [variable]: [...texts] };
      writeConnections(configDir, connections);
    },
    put: (values) => {
      const all = Object.entries({ ...readConnections(configDir), ...values });
      connections = Object.fromEntries(
        all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
      );
      writeConnections(configDir, connections);
    },
  };
};
