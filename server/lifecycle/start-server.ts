import type { AddressInfo } from "node:net";
import type { DestinationStream } from "pino";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import type { Directories } from "../platform/directories.ts";
import { isLoopback } from "../http/security/addresses.ts";
import type { ElectronHost } from "../composition/electron-host.ts";
import { createHttpListener } from "./listener.ts";
import { openServer } from "./open-server.ts";

export interface ServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  /** The system's clock unless given. */
  readonly clock?: Clock;
  /** Where log lines go; stdout unless given. */
  readonly logTo?: DestinationStream;
  /** The Electron host around the server, where there is one. */
  readonly electronHost?: ElectronHost;
  /** The port to listen on instead of the configured one, after a restart. */
  readonly port?: number | undefined;
  /**
   * Called when a restore is staged or the database is damaged: the caller stops the server and starts it again on this
   * port. The server refuses requests from then on.
   */
  readonly restart: (port: number) => void;
  /** scrypt's N for new PINs, a power of two; unless given, as much as a guess should cost. */
  readonly pinCost?: number;
}

export interface RunningServer {
  /** Where this machine reaches the server, without a slash at the end. */
  readonly url: string;
  /** The same on plain http, which this machine may always use: no certificate has a name for loopback. */
  readonly wallUrl: string;
  /** The address for phones that the operator configured, if any. */
  readonly publicUrl: string | undefined;
  /** Whether other machines at home reach it too. */
  readonly reachable: boolean;
  /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
  setupCode(): string | null;
  /** Makes a backup; rejects where it can't. */
  backUp(): Promise<void>;
  /** Ends streams, finishes writes, and puts everything into the database file; at most 2 s. */
  stop(): Promise<void>;
}

/** The addresses under which this machine reaches the server. */
const addressesOf = (bindAddr: string, port: number, isSecure: boolean) => {
  const host = bindAddr === "0.0.0.0" || bindAddr === "::" ? "127.0.0.1" : bindAddr;
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  return { url: `${isSecure ? "https" : "http"}://${authority}`, wallUrl: `http://${authority}` };
};

/** Starts the server: configuration, database, sources, then its port; throws a ConfigError before anything listens. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const server = await openServer({
    ...{ ...options, clock: options.clock ?? systemClock },
    restart: () => options.restart(address.port),
  });
  const { env, log, enter, certificate, houseHttps } = server;
  const listener = createHttpListener({
    ...{ enter, certificate: certificate ?? houseHttps, publicUrl: env.PUBLIC_URL },
    keepsPlainHttp: certificate === null,
  });
  let address: AddressInfo;
  try {
    address = await listener.listen(options.port ?? env.PORT, env.BIND_ADDR);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { url, wallUrl } = addressesOf(env.BIND_ADDR, address.port, certificate !== null);
  log.info({ url, ...(wallUrl === url ? {} : { wallUrl }), pid: process.pid }, "listening");
  server.begin();

  let stopping: Promise<void> | null = null;
  const shutDown = async (): Promise<void> => {
    await server.drain();
    await listener.close();
    await server.stop();
  };
  return {
    ...{ url, wallUrl },
    publicUrl: env.PUBLIC_URL,
    reachable: !isLoopback(env.BIND_ADDR),
    setupCode: server.setupCode,
    backUp: server.backUp,
    stop: () => (stopping ??= shutDown()),
  };
};
