import type { AddressInfo } from "node:net";
import type { DestinationStream } from "pino";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import type { Directories } from "../platform/directories.ts";
import { createHttpListener } from "./listener.ts";
import { openServer } from "./open-server.ts";
import { isLoopback } from "../http/security/addresses.ts";
import type { ElectronHost } from "../composition/electron-host.ts";

export interface ServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  /** The system's clock unless told. */
  readonly clock?: Clock;
  /** Where log lines go; stdout unless told. */
  readonly logTo?: DestinationStream;
  /** The desktop shell around the wall, where there is one of ours. */
  readonly electronHost?: ElectronHost;
  /** Called when the house can't go on, once it answers so; who started the program starts it again when it ends. */
  readonly onUnrecoverable?: () => void;
  /** scrypt's N for new PINs, a power of two; as much as a guess should cost unless told. */
  readonly pinCost?: number;
}

export interface RunningServer {
  /** Where this machine reaches the wall, without a slash at the end. */
  readonly url: string;
  /** The same on plain http, which this machine may always speak: no certificate has a name for loopback. */
  readonly wallUrl: string;
  /** Where phones reach it as the operator says, if they do. */
  readonly publicUrl: string | undefined;
  /** Whether other machines in the house reach it too. */
  readonly reachable: boolean;
  /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
  setupCode(): string | null;
  /** Makes a backup; rejects where it can't. */
  backUp(): Promise<void>;
  /** Ends streams, finishes writes, and puts everything into the database file; at most 2 s. */
  stop(): Promise<void>;
}

/** Starts the house: configuration, database, sources, then the door; throws a ConfigError before anything listens. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const house = await openServer({ ...options, clock: options.clock ?? systemClock });
  const { env, log, enter, certificate } = house;
  const entrance = createHttpListener({ enter, certificate, publicUrl: env.PUBLIC_URL });
  let address: AddressInfo;
  try {
    address = await entrance.listen(env.PORT, env.BIND_ADDR);
  } catch (error) {
    await house.stop();
    throw error;
  }
  const reachable = !isLoopback(env.BIND_ADDR);
  const host = env.BIND_ADDR === "0.0.0.0" || env.BIND_ADDR === "::" ? "127.0.0.1" : env.BIND_ADDR;
  const place = `${host.includes(":") ? `[${host}]` : host}:${address.port}`;
  const url = `${certificate === null ? "http" : "https"}://${place}`;
  const wallUrl = `http://${place}`;
  log.info({ url, ...(wallUrl === url ? {} : { wallUrl }), pid: process.pid }, "listening");
  house.begin();

  let stopping: Promise<void> | null = null;
  const shutDown = async (): Promise<void> => {
    await house.hush();
    await entrance.close();
    await house.stop();
  };
  return {
    url,
    reachable,
    wallUrl,
    publicUrl: env.PUBLIC_URL,
    setupCode: house.setupCode,
    backUp: house.backUp,
    stop: () => (stopping ??= shutDown()),
  };
};
