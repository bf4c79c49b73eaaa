import { networkInterfaces } from "node:os";
import { toString as drawQr } from "qrcode";

/** The first address of this machine that phones in the house can reach, or null. */
export const houseAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flat()
    .find((face) => face !== undefined && !face.internal && face.family === "IPv4")?.address ??
  null;

interface Addresses {
  /** Where the server listens. */
  readonly url: string;
  /** False while it only answers to this machine. */
  readonly reachable: boolean;
}

/** What a person sees in the terminal: where the wall, the phone app and the docs are. */
export const banner = async ({ url, reachable }: Addresses): Promise<string> => {
  const { protocol, port } = new URL(url);
  const address = reachable ? houseAddress() : null;
  const phone = address === null ? null : `${protocol}//${address}:${port}/m/`;
  const qr = phone === null ? "" : await drawQr(phone, { type: "terminal", small: true });
  return [
    "",
    "  Family Wall is up.",
    "",
    `  Wall    ${url}/`,
    phone === null
      ? `  Phone   ${url}/m/ (only on this machine; set BIND_ADDR=0.0.0.0 to reach it from phones)`
      : `  Phone   ${phone}`,
    `  API     ${url}/api/docs`,
    "",
    qr,
  ].join("\n");
};
