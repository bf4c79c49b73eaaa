import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";

/** How long a connection may take, each in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or the request's first byte, to the end of its headers. */
  readonly headersMs: number;
  /** Between two bytes of a request's body. */
  readonly silentBodyMs: number;
  /** From a request's first byte to its last. */
  readonly requestMs: number;
  /** From a TLS connection's first byte to the end of its handshake. */
  readonly handshakeMs: number;
  /** How often connections are looked at. */
  readonly checkEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  silentBodyMs: 10_000,
  requestMs: 15 * 60_000,
  handshakeMs: 10_000,
  checkEveryMs: 1_000,
};

/** Node's own options for these limits. */
export const limitedServerOptions = (limits: ConnectionLimits) =>
  ({
    keepAliveTimeout: 65_000,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  }) satisfies ServerOptions;

interface ArrivingBody {
  readonly response: ServerResponse;
  readonly bytes: number;
  readonly since: number;
}

const timeout = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** Ends requests whose body stops arriving; time in which the server itself doesn't read doesn't count. */
export const endSilentBodies = (server: Server, limits: ConnectionLimits): void => {
  const arriving = new Map<IncomingMessage, ArrivingBody>();

  const look = (request: IncomingMessage, { response, bytes, since }: ArrivingBody): void => {
    const { socket } = request;
    const now = performance.now();
    if (request.complete || socket.destroyed) arriving.delete(request);
    else if (socket.bytesRead !== bytes || request.readableLength > 0)
      arriving.set(request, { response, bytes: socket.bytesRead, since: now });
    else if (now - since >= limits.silentBodyMs) {
      arriving.delete(request);
      // An answer that has begun can only be broken off.
      if (!response.headersSent) socket.write(timeout);
      socket.destroySoon();
    }
  };

  const timer = setInterval(() => {
    for (const [request, body] of arriving) look(request, body);
  }, limits.checkEveryMs);
  timer.unref();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const bytes = request.socket.bytesRead;
    arriving.set(request, { response, bytes, since: performance.now() });
  });
  server.once("close", () => clearInterval(timer));
};
