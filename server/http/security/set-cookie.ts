import type { Request, Response } from "express";
import { type CookieKind, cookieNameOf } from "../cookie-names.ts";
import { isCrossOrigin } from "./admit-cross-origin.ts";

interface Attributes {
  readonly maxAgeSec: number;
  readonly path?: string;
  readonly secure: boolean;
}

/** A `Set-Cookie` value that scripts can't read and other sites can't send. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAgeSec, path = "/", secure }: Attributes,
): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSec}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;

/** Adds a cookie to an answer, but for a page of another origin; Secure where the request came by https. */
export const appendCookie = (
  request: Request,
  response: Response,
  kind: CookieKind,
  value: string,
  options: Omit<Attributes, "secure">,
): void => {
  if (isCrossOrigin(response)) return;
  const name = cookieNameOf(kind, request);
  response.append(
    "Set-Cookie",
    serializeCookie(name, value, { ...options, secure: request.secure }),
  );
};
