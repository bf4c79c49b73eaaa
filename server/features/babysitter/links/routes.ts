import type { Request } from "express";
import type { sitterLinks as contract } from "#contract/babysitter-links.ts";
import { cookieNameOf } from "#server/http/cookie-names.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import { readTokenCookie } from "#server/http/security/token-cookies.ts";
import type { SitterLinks, SitterPhone } from "./sitter-links.ts";

/** The cookie of a sitter's phone is sent to what it may read, and nowhere else. */
const cookiePath = "/api/sitter";

/** The handlers of sitters' links: made, listed and ended by parents, opened and read by a sitter's own phone. */
export const sitterLinkRoutes = (
  links: SitterLinks,
  labelOf: (userAgent: string | undefined) => string,
): OperationHandlers<typeof contract> => {
  const phoneOf = (request: Request): SitterPhone => ({
    token: readTokenCookie(request.headers.cookie, cookieNameOf("sitter", request)),
    label: labelOf(request.headers["user-agent"]),
  });
  return {
    "GET /api/babysitter/links": links.list,
    "POST /api/babysitter/links": ({ caller: { session, unlocks } }) =>
      links.make(session?.memberId ?? unlocks.settings?.memberId ?? null),
    "DELETE /api/babysitter/links/{id}": ({ params }) => links.end(params.id),
    "POST /api/sitter/open": ({ body, request, setCookie }) =>
      links.open(body.token, phoneOf(request), (token, maxAgeSec) =>
        setCookie("sitter", token, { maxAgeSec, path: cookiePath }),
      ),
    "GET /api/sitter": ({ request }) => links.current(phoneOf(request)),
  };
};
