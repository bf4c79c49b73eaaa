import type { Request, Response } from "express";
import { isCrossOrigin } from "./cross-origin.ts";

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
  name: string,
  value: string,
  options: Omit<Attributes, "secure">,
): void => {
  if (isCrossOrigin(response)) return;
  response.append(
    "Set-Cookie",
    serializeCookie(name, value, { ...options, secure: request.secure }),
  );
};
