import type { Request, Response } from "express";

/** What a page of another origin may send, and read of an answer. */
const sent =
  "Authorization, Content-Type, Idempotency-Again, Idempotency-Key, If-None-Match, X-Client-Time, X-Presence-Token";
const read = "ETag, Idempotency-Replayed, Retry-After, X-Wall-Revision";

/** Whether a page of another origin calls that the operator allowed; it has no cookies and gets none. */
export const isCrossOrigin = (response: Response): boolean =>
  response.locals["crossOrigin"] === true;

/**
 * Lets a page of another origin call without cookies, which its browser would send where only the port differs. True
 * where it only asked whether it may, and has its answer.
 */
export const admitCrossOrigin = (request: Request, response: Response, origin: string): boolean => {
  response.locals["crossOrigin"] = true;
  delete request.headers.cookie;
  response.set({ "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": read });
  response.vary("Origin");
  if (request.method !== "OPTIONS") return false;
  response.set({
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": sent,
    "Access-Control-Max-Age": "600",
  });
  response.status(204).end();
  return true;
};
