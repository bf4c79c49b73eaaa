import type { Socket } from "node:net";
import type { Request } from "express";
import { isLoopback, plainAddress } from "./addresses.ts";
import { hostNameOf } from "./host-checks.ts";

const named = new Set(["forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"]);

const isForwarded = ({ headers }: Request): boolean =>
  Object.keys(headers).some((name) => named.has(name) || name.startsWith("x-forwarded"));

const portOf = (host: string, usual: number): number =>
  Number(/:(\d{1,5})$/.exec(host)?.[1] ?? usual);

/** Whether a connection begins on this machine: at a loopback address, or at the very address where it ends. */
export const isLocalConnection = ({
  remoteAddress,
  localAddress,
}: Pick<Socket, "remoteAddress" | "localAddress">): boolean => {
  const remote = plainAddress(remoteAddress);
  return isLoopback(remote) || (remote !== "unknown" && remote === plainAddress(localAddress));
};

/**
 * Whether a program on this machine asks, and nobody through it. The connection is a loopback one, or begins at the
 * very address where it ends, as only this machine's own do. No proxy has left its mark: whoever it speaks for is
 * elsewhere, whatever address it names. And the browser calls the wall by that same address, or by a name that only
 * means this machine; a forwarded port doesn't.
 */
export const isLocalRequest = (request: Request): boolean => {
  const { host: asked = "" } = request.headers;
  const name = hostNameOf(asked)?.replaceAll(/^\[|\]$/g, "") ?? "";
  if (isForwarded(request)) return false;
  const { remoteAddress, localAddress, localPort } = request.socket;
  if (isLoopback(plainAddress(remoteAddress))) return isLoopback(name);
  return (
    isLocalConnection(request.socket) &&
    plainAddress(name) === plainAddress(localAddress) &&
    portOf(asked, request.secure ? 443 : 80) === localPort
  );
};
