import type { RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { ConfigError } from "../platform/config-error.ts";
import { isLocalConnection } from "../http/security/this-machine.ts";
import { hostNameOf } from "../http/security/host-check.ts";
import { noteHouseHttps } from "../http/security/house-https-requests.ts";
import {
  type ConnectionLimits,
  connectionLimits,
  endSilentBodies,
  limitedServerOptions,
} from "./connection-limits.ts";

/** What the port shows to browsers that come by https. */
export interface ListenerCertificate {
  /** Null while there is none: connections by https are ended. */
  current(): { readonly cert: string; readonly key: string } | null;
  /** Calls back with every renewed pair, and with null where there is none any more. */
  onRenewed(listener: (pair: { readonly cert: string; readonly key: string } | null) => void): void;
}

interface HttpListenerOptions {
  readonly enter: RequestListener;
  readonly certificate: ListenerCertificate;
  /** Whether plain http goes on for everybody; else other machines are redirected to https. */
  readonly keepsPlainHttp: boolean;
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
 * Serves https and http on one port. Where plain http doesn't go on it is answered for this machine only, such as for the
 * wall's own window, whose name no certificate has, or for a proxy; other machines are redirected to https.
 */
const createServer = (options: HttpListenerOptions, limits: ConnectionLimits) => {
  const { enter, certificate, keepsPlainHttp } = options;
  const send = redirectToHttps(options.publicUrl);
  let hasCertificate = certificate.current() !== null;
  const server = createSecureServer(
    {
      ...certificate.current(),
      ...limitedServerOptions(limits),
      handshakeTimeout: limits.handshakeMs,
      // As Node's plain http does: who has sent a request may close that half and wait for the answer.
      allowHalfOpen: true,
    },
    (request, response) => {
      if (request.socket instanceof TLSSocket) {
        if (keepsPlainHttp) noteHouseHttps(request);
        enter(request, response);
      } else if (keepsPlainHttp || isLocalConnection(request.socket)) enter(request, response);
      else send(request, response);
    },
  );
  certificate.onRenewed((pair) => {
    hasCertificate = pair !== null;
    if (pair !== null) server.setSecureContext({ cert: pair.cert, key: pair.key });
  });
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
      if (first[0] === handshake) {
        // A browser that doesn't trust the certificate hangs up, and would be waited for.
        socket.allowHalfOpen = false;
        if (!hasCertificate) socket.destroy();
        else for (const shake of shakeHands) Reflect.apply(shake, server, [socket]);
      } else {
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

/** Makes the listener, which speaks plain http, and https while there is a certificate. */
export const createHttpListener = (options: HttpListenerOptions): HttpListener => {
  const { limits = connectionLimits } = options;
  const { server, dropUndecided } = createServer(options, limits);
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
