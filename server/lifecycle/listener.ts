import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { WatchedCertificate } from "../config/watch-certificate.ts";
import { ConfigError } from "../platform/config-error.ts";
import { isLocalConnection } from "../http/security/this-machine.ts";
import { hostNameOf } from "../http/security/host-checks.ts";

interface HttpListenerOptions {
  readonly enter: RequestListener;
  /** Null where the wall is on plain http. */
  readonly certificate: WatchedCertificate | null;
  readonly publicUrl: string | undefined;
}

/** The port of the house. */
export interface HttpListener {
  /** Throws a ConfigError where the port or the address can't be had. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Lets requests that are under way end, and nobody in any more; at most 1.5 s. */
  close(): Promise<void>;
}

const closeWithinMs = 1500;
const silentForMs = 10_000;
/** The first byte of every TLS connection; no word of http begins with it. */
const handshake = 0x16;

/** Sends browsers that came by plain http to the same page on https. */
const redirectToHttps =
  (publicUrl: string | undefined): RequestListener =>
  ({ headers: { host = "" }, url = "/" }, response) => {
    const secure =
      publicUrl?.startsWith("https:") === true ? new URL(publicUrl).origin : `https://${host}`;
    if (hostNameOf(host) === null || !url.startsWith("/")) response.writeHead(400).end();
    else response.writeHead(308, { Location: secure + url }).end();
  };

/**
 * One port for both: whoever speaks TLS gets the house. Plain http gets it too where it comes from this machine,
 * such as the wall's own window, for which no certificate has a name, or a proxy; everybody else is sent on to https.
 */
const createHttpsServer = (
  certificate: WatchedCertificate,
  { enter, publicUrl }: HttpListenerOptions,
) => {
  const send = redirectToHttps(publicUrl);
  const server = createSecureServer(
    { ...certificate.current(), keepAliveTimeout: 65_000 },
    (request, response) =>
      request.socket instanceof TLSSocket || isLocalConnection(request.socket)
        ? enter(request, response)
        : send(request, response),
  );
  certificate.onRenewed((pair) => server.setSecureContext(pair));
  const undecided = new Set<Socket>();
  // The first byte says which of the two it is; then it goes the way that it would have gone without being looked at.
  const shakeHands = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    undecided.add(socket);
    socket.setTimeout(silentForMs, () => undecided.has(socket) && socket.destroy());
    // It may go before it said anything; nobody else listens yet.
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

/** Makes the port of a house: plain http, or with a certificate https. */
export const createHttpListener = (options: HttpListenerOptions): HttpListener => {
  const { server, dropUndecided } =
    options.certificate === null
      ? {
          server: createServer({ keepAliveTimeout: 65_000 }, options.enter),
          dropUndecided: () => undefined,
        }
      : createHttpsServer(options.certificate, options);
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
