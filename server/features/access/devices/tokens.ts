import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie: 32 random bytes, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a word has the form of our tokens. */
export const isToken = (word: string): boolean => /^[\w-]{43}$/.test(word);

/** What is kept of a token; the token can't be told from it. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
