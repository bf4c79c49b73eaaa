import type { RequestHandler } from "express";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import { admitCrossOrigin } from "./admit-cross-origin.ts";

interface AllowedOrigins {
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** Refuses requests of other web pages but those of allowed origins to the API; programs send no Origin and pass. */
export const checkOrigin = ({ publicUrl, allowedOrigins }: AllowedOrigins): RequestHandler => {
  const ours = publicUrl === undefined ? null : new URL(publicUrl).origin;
  const allowed = new Set(allowedOrigins);
  return (request, response, next) => {
    const { origin } = request.headers;
    const own =
      origin === `http://${request.headers.host}` || origin === `https://${request.headers.host}`;
    if (origin === undefined || own || origin === ours) return next();
    if (!allowed.has(origin) || !request.path.startsWith("/api/"))
      throw new HttpError(403, apiSentence("foreignOrigin"), { code: "foreignOrigin" });
    if (!admitCrossOrigin(request, response, origin)) next();
  };
};
