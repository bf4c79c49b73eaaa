import type { IncomingHttpHeaders } from "node:http";

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname : null;

/** Whether a page was opened from another site, in which case the browser doesn't send SameSite=Strict cookies. */
export const isCrossSite = (headers: IncomingHttpHeaders): boolean => {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  const own = hostOf(`http://${headers.host ?? ""}`);
  return [headers.referer, headers.origin].some(
    (from) => from !== undefined && hostOf(from) !== own,
  );
};
