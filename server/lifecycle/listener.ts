import type { RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { WatchedCertificate } from "../config/watch-certificate.ts";
import { ConfigError } from "../platform/config-error.ts";
import { isLocalConnection } from "../http/security/this-machine.ts";
import { hostNameOf } from "../http/security/host-checks.ts";
import {
  type ConnectionLimits,
  connectionLimits,
  endSilentBodies,
  limitedServerOptions,
} from "./connection-limits.ts";

// An import of node:http as a module reads all that it exports, and loads Node's own undici with it: 13 MB of memory.
const { createServer } = process.getBuiltinModule("node:http");

interface HttpListenerOptions {
  readonly enter: RequestListener;
  /** Null where the wall is on plain http. */
  readonly certificate: WatchedCertificate | null;
  readonly publicUrl: string | undefined;
  readonly limits?: ConnectionLimits;
}

/** The port that the server listens on. */
export interface HttpListener {
  /** Rejects with a ConfigError where the port or the address can't be used. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Accepts no more connections and lets requests under way end; at most 1.5 s. */
  close(): Promise<void>;
}

const closeWithinMs = 1500;
/** The first byte of every TLS connection; no http method begins with it. */
const handshake = 0x16;

/** Redirects browsers that use plain http to the same page on https. */
const redirectToHttps =
  (publicUrl: string | undefined): RequestListener =>
  ({ headers: { host = "" }, url = "/" }, response) => {
    const secure =
      publicUrl?.startsWith("https:") === true ? new URL(publicUrl).origin : `https://${host}`;
    if (hostNameOf(host) === null || !url.startsWith("/")) response.writeHead(400).end();
    else response.writeHead(308, { Location: secure + url }).end();
  };

/**
 * Serves https and http on one port. Plain http is answered for this machine only, such as for the wall's own window,
 * whose name no certificate has, or for a proxy; other machines are redirected to https.
 */
const createHttpsServer = (
  certificate: WatchedCertificate,
  { enter, publicUrl, limits = connectionLimits }: HttpListenerOptions,
) => {
  const send = redirectToHttps(publicUrl);
  const server = createSecureServer(
    {
      ...certificate.current(),
      ...limitedServerOptions(limits),
      handshakeTimeout: limits.handshakeMs,
    },
    (request, response) =>
      request.socket instanceof TLSSocket || isLocalConnection(request.socket)
        ? enter(request, response)
        : send(request, response),
  );
  certificate.onRenewed((pair) => server.setSecureContext(pair));
  const undecided = new Set<Socket>();
  // The first byte tells the protocol; then the connection is handled as if nobody had read it.
  const shakeHands = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    undecided.add(socket);
    socket.setTimeout(limits.headersMs, () => undecided.has(socket) && socket.destroy());
    // It may fail before it sends anything; no other listener is attached yet.
    socket.on("error", () => socket.destroy());
    socket.once("close", () => undecided.delete(socket));
    socket.once("data", (first: Buffer) => {
      undecided.delete(socket);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(first);
      if (first[0] === handshake)
        for (const shake of shakeHands) Reflect.apply(shake, server, [socket]);
      else {
        server.emit("secureConnection", socket);
        socket.resume();
      }
    });
  });
  return { server, dropUndecided: () => undecided.forEach((socket) => socket.destroy()) };
};

const listen = (server: NetServer, port: number, host: string): Promise<AddressInfo> =>
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
          {
            where: error.code === "EADDRNOTAVAIL" ? "BIND_ADDR" : "PORT",
            message: cure,
            ...(error.code === "EADDRINUSE" ? { kind: "portTaken" } : {}),
          },
        ]),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === "string") fail(new Error("no address"));
      else done(address);
    });
  });

/** Makes the listener: plain http, or https where there is a certificate. */
export const createHttpListener = (options: HttpListenerOptions): HttpListener => {
  const { limits = connectionLimits } = options;
  const { server, dropUndecided } =
    options.certificate === null
      ? {
          server: createServer(limitedServerOptions(limits), options.enter),
          dropUndecided: () => undefined,
        }
      : createHttpsServer(options.certificate, options);
  endSilentBodies(server, limits);
  return {
    listen: (port, host) => listen(server, port, host),
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      dropUndecided();
      const impatient = setTimeout(() => server.closeAllConnections(), closeWithinMs);
      await closed;
      clearTimeout(impatient);
    },
  };
};
