import type { Socket } from "node:net";
import type { Request } from "express";
import { plainAddress } from "../../platform/plain-address.ts";
import { isLoopback } from "./addresses.ts";
import { hostNameOf } from "./host-check.ts";

const ofProxies =
  /^(forwarded|via|x-real-ip|cf-connecting-ip|x-(forwarded|original|envoy|cluster)\b.*|tailscale-.*|(.*-)?client-ip)$/;

const isForwarded = ({ headers }: Request): boolean =>
  Object.keys(headers).some((name) => ofProxies.test(name));

const portOf = (host: string, usual: number): number =>
  Number(/:(\d{1,5})$/.exec(host)?.[1] ?? usual);

/** Whether a connection comes from this machine: from a loopback address, or from the very address that it goes to. */
export const isLocalConnection = ({
  remoteAddress,
  localAddress,
}: Pick<Socket, "remoteAddress" | "localAddress">): boolean => {
  const remote = plainAddress(remoteAddress);
  return isLoopback(remote) || (remote !== "unknown" && remote === plainAddress(localAddress));
};

/**
 * Whether a program on this machine calls, and not through a proxy. The connection comes from loopback or from the
 * very address that it goes to, as only this machine's own do. No header shows a proxy, whose client would be
 * elsewhere, and the request is of HTTP/1.1, as browsers send it and simple proxies don't. And the Host is that same
 * address, or a name that always means this machine, which a forwarded port doesn't have.
 */
export const isLocalRequest = (request: Request): boolean => {
  const { host: asked = "" } = request.headers;
  const name = hostNameOf(asked)?.replaceAll(/^\[|\]$/g, "") ?? "";
  if (isForwarded(request) || request.httpVersion !== "1.1") return false;
  const { remoteAddress, localAddress, localPort } = request.socket;
  if (isLoopback(plainAddress(remoteAddress))) return isLoopback(name);
  return (
    isLocalConnection(request.socket) &&
    plainAddress(name) === plainAddress(localAddress) &&
    portOf(asked, request.secure ? 443 : 80) === localPort
  );
};
