import { lanAddress } from "../http/phone-urls.ts";
import { isLoopback } from "../http/security/addresses.ts";

interface Addresses {
  /** Where the server listens. */
  readonly url: string;
  /** False while it only answers to this machine. */
  readonly reachable: boolean;
  /** Where phones reach it as the operator says, if they do. */
  readonly publicUrl?: string | undefined;
  /** What opens set-up to other browsers; none once a parent has a PIN. */
  readonly setupCode?: string | null;
}

/** What a person sees in the terminal: where the wall, the phone app and the docs are. */
export const banner = async ({
  url,
  reachable,
  publicUrl,
  setupCode,
}: Addresses): Promise<string> => {
  const { protocol, hostname, port } = new URL(url);
  // A wall that answers everywhere names itself by loopback here, which phones can't use.
  const host = isLoopback(hostname) ? lanAddress() : hostname;
  const near = reachable && host !== null ? `${protocol}//${host}:${port}/m/` : null;
  const phone = publicUrl === undefined ? near : new URL("/m/", publicUrl).href;
  // A service has no terminal, and needs nothing that draws on it.
  const { toString: drawQr } = await import("qrcode");
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
    ...(setupCode == null
      ? []
      : ["", `  Set the wall up on its own screen, or elsewhere with the code ${setupCode}`]),
    "",
    qr,
  ].join("\n");
};
