import { createHash } from "node:crypto";

/**
 * Creates the UID of the event that a request makes, the same each time the request is repeated; `request` null: it
 * never is.
 */
export const newUidOf = (request: string | null) => (): string =>
  request === null
    ? crypto.randomUUID()
    : createHash("sha256").update(`family-wall event\n${request}`).digest("hex").slice(0, 32);
