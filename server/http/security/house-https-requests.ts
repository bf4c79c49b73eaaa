import type { IncomingMessage } from "node:http";

const connections = new WeakSet<object>();

/** Notes that a connection came by the https of the house's own authority. */
export const noteHouseHttps = ({ socket }: Pick<IncomingMessage, "socket">): void =>
  void connections.add(socket);

/** Whether a request came by the https of the house's own authority, beside which plain http goes on. */
export const isHouseHttps = ({ socket }: Pick<IncomingMessage, "socket">): boolean =>
  connections.has(socket);
