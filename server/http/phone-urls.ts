import { networkInterfaces } from "node:os";
import type { Request } from "express";
import { isLoopback } from "./security/addresses.ts";
import { isHouseHttps } from "./security/house-https-requests.ts";

/** The first address of this machine in the local network, or null. */
export const lanAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flat()
    .find((face) => face !== undefined && !face.internal && face.family === "IPv4")?.address ??
  null;

interface PhoneUrlOptions {
  readonly bindAddress: string;
  readonly publicUrl: string | undefined;
  /** Whether the wall has its own certificate. */
  readonly isSecure: boolean;
}

/** The addresses for phones, best first; empty while the wall only listens on loopback. */
export const phoneUrls =
  ({ bindAddress, publicUrl, isSecure }: PhoneUrlOptions) =>
  (request: Pick<Request, "protocol" | "socket">): string[] => {
    // A phone that doesn't trust the house's own authority yet is led there from plain http.
    const protocol = isHouseHttps(request) ? "http" : request.protocol;
    const { socket } = request;
    const everywhere = bindAddress === "0.0.0.0" || bindAddress === "::";
    const address = everywhere ? lanAddress() : bindAddress;
    const reachable = address !== null && !isLoopback(address);
    const host = address?.includes(":") === true ? `[${address}]` : address;
    return [
      ...(publicUrl === undefined ? [] : [new URL("/m/", publicUrl).href]),
      ...(reachable ? [`${isSecure ? "https" : protocol}://${host}:${socket.localPort}/m/`] : []),
    ];
  };
