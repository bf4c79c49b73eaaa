import { createHash, randomBytes } from "node:crypto";

/** Returns a cookie's secret: 32 random bytes as 43 characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns the secret of a link that lasts minutes or an evening: 16 random bytes as 22 characters, short enough for a code that cameras read from afar. */
export const newLinkToken = (): string => randomBytes(16).toString("base64url");

/** Whether a text has the form of a cookie's token. */
export const isToken = (word: string): boolean => /^[\w-]{43}$/.test(word);

/** The hash that is stored of a token; it doesn't reveal the token. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
