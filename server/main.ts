import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { DestinationStream } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import type { Environment } from "./config/env.ts";
import { ConfigError } from "./config/problems.ts";
import type { Directories } from "./directories.ts";
import { openHouse } from "./house.ts";
import { isLoopback } from "./http/addresses.ts";

export interface ServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  /** The system's clock unless told. */
  readonly clock?: Clock;
  /** Where log lines go; stdout unless told. */
  readonly logTo?: DestinationStream;
  /** Lets the window around the wall leave the full screen, where there is one of ours. */
  readonly leaveKiosk?: () => void;
  /** scrypt's N for new PINs, a power of two; as much as a guess should cost unless told. */
  readonly pinCost?: number;
}

export interface RunningServer {
  /** Where this machine reaches the wall, without a slash at the end. */
  readonly url: string;
  /** Whether other machines in the house reach it too. */
  readonly reachable: boolean;
  /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
  setupCode(): string | null;
  /** Ends streams, finishes writes, and puts everything into the database file; at most 2 s. */
  stop(): Promise<void>;
}

const closeWithinMs = 1500;

const listen = (
  server: ReturnType<typeof createServer>,
  port: number,
  host: string,
): Promise<AddressInfo> =>
  new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const cure =
        error.code === "EADDRINUSE"
          ? `port ${port} is taken by another program. Stop it, or choose another PORT.`
          : error.code === "EADDRNOTAVAIL"
            ? `this machine has no address ${host}. Choose another BIND_ADDR.`
            : error.code === "EACCES"
              ? `this user may not listen on port ${port}. Choose a PORT above 1023.`
              : `can't listen: ${error.message}`;
      fail(
        new ConfigError([
          { where: error.code === "EADDRNOTAVAIL" ? "BIND_ADDR" : "PORT", message: cure },
        ]),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === "string") fail(new Error("no address"));
      else done(address);
    });
  });

/** Starts the house: configuration, database, sources, then the door; throws a ConfigError before anything listens. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const house = await openHouse({ ...options, clock: options.clock ?? systemClock });
  const { env, log } = house;
  const server = createServer({ keepAliveTimeout: 65_000 }, house.enter);
  let address: AddressInfo;
  try {
    address = await listen(server, env.PORT, env.BIND_ADDR);
  } catch (error) {
    await house.stop();
    throw error;
  }
  const reachable = !isLoopback(env.BIND_ADDR);
  const host = env.BIND_ADDR === "0.0.0.0" || env.BIND_ADDR === "::" ? "127.0.0.1" : env.BIND_ADDR;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
  log.info({ url, pid: process.pid }, "listening");
  house.begin();

  let stopping: Promise<void> | null = null;
  const shutDown = async (): Promise<void> => {
    await house.hush();
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), closeWithinMs);
    await closed;
    clearTimeout(impatient);
    await house.stop();
  };
  return { url, reachable, setupCode: house.setupCode, stop: () => (stopping ??= shutDown()) };
};
