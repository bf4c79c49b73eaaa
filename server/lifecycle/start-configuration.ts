import { type LoadedConfig, loadConfig } from "../composition/load-config.ts";
import type { ElectronHost } from "../composition/electron-host.ts";
import { type Env, type Environment, mergeEnvironment, readEnv } from "../config/env.ts";
import { isRestoreReady } from "../db/backups/apply-restore.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";
import type { Directories } from "../platform/directories.ts";
import { withoutSources } from "./safe-mode.ts";

interface ConfigurationOptions {
  /** The process's own environment, before files are merged into it. */
  readonly env: Environment;
  readonly directories: Directories;
  readonly electronHost?: ElectronHost;
}

/** The folders that an environment names. */
export const dataFoldersOf = ({ DATA_DIR, CONFIG_DIR }: Env): DataFolders => ({
  dataDir: DATA_DIR,
  configDir: CONFIG_DIR,
});

/** Reads the configuration as it is now, in safe mode without outside sources; throws a ConfigError. */
export const loadCurrentConfig = (options: ConfigurationOptions): LoadedConfig => {
  const { env, directories, electronHost } = options;
  const config = loadConfig(env, directories);
  const isSafeMode = electronHost !== undefined && electronHost.safeSince !== null;
  return isSafeMode ? withoutSources(config) : config;
};

/**
 * Reads the environment of a start, and complains about the whole configuration at once by a ConfigError. Where a
 * restore is staged, only the environment has to be right: the restore may replace the broken file.
 */
export const readStartEnvironment = (options: ConfigurationOptions): Env => {
  const { workingDir } = options.directories;
  try {
    return loadCurrentConfig(options).env;
  } catch (error) {
    const env = readEnv(mergeEnvironment(options.env, workingDir), workingDir);
    if (isRestoreReady(dataFoldersOf(env))) return env;
    throw error;
  }
};
