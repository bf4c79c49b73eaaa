import { createContext } from "../composition/context.ts";
import type { OpenFamilyDatabase } from "../db/open-family-database.ts";
import { createRunningCheck } from "./check-while-running.ts";

interface OpenContextDeps {
  /** Opens the database; throws a ConfigError. */
  readonly database: () => OpenFamilyDatabase;
  readonly context: Omit<Parameters<typeof createContext>[0], "wall">;
}

/** The services on the family's open database. */
export type OpenContext = Awaited<ReturnType<typeof createContext>> & {
  readonly damage: OpenFamilyDatabase["damage"];
  /** Ends the services and puts everything into the database file. */
  close(): Promise<void>;
};

/** Opens the database and the services on it. Throws a ConfigError. */
export const openContext = async ({
  database,
  context: options,
}: OpenContextDeps): Promise<OpenContext> => {
  const wall = database();
  try {
    const context = await createContext({ ...options, wall });
    const check = createRunningCheck({
      ...{ file: wall.uncheckedFile, damage: wall.damage, log: options.log },
      worker: () => options.directories.worker("backup-worker"),
    });
    const begin = (): void => {
      context.begin();
      check.begin();
    };
    const close = async (): Promise<void> => {
      try {
        await check.stop();
        await context.stop();
      } finally {
        wall.close();
      }
    };
    return { ...context, damage: wall.damage, begin, close };
  } catch (error) {
    wall.close();
    throw error;
  }
};
