import { createHash, randomBytes } from "node:crypto";

/** Returns a cookie's secret: 32 random bytes as 43 characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text has the form of a token. */
export const isToken = (word: string): boolean => /^[\w-]{43}$/.test(word);

/** The hash that is stored of a token; it doesn't reveal the token. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
