import type { Request } from "express";
import { isLoopback } from "./addresses.ts";
import { nameOf } from "./security.ts";

const named = new Set(["forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"]);

const isForwarded = ({ headers }: Request): boolean =>
  Object.keys(headers).some((name) => named.has(name) || name.startsWith("x-forwarded"));

/**
 * Whether a program on this machine asks, and nobody through it: the connection is a loopback one, no proxy has
 * left its mark, and the browser calls the wall by a name that only means this machine (a forwarded port doesn't).
 */
export const isThisMachine = (request: Request): boolean => {
  const host = nameOf(request.headers.host)?.replaceAll(/^\[|\]$/g, "") ?? "";
  return (
    isLoopback(request.socket.remoteAddress ?? "") && isLoopback(host) && !isForwarded(request)
  );
};
