import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../db/connection.ts";
import { HttpError, InvalidInput } from "../errors.ts";

/** An answer as it was given. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Remembers answers of writes, so that a repeated one is answered and not done again. */
export interface Idempotency {
  /** The answer that was kept for this request; 409 when the key came with another one. */
  find(key: string, requestHash: string): StoredAnswer | null;
  store(key: string, requestHash: string, answer: StoredAnswer): void;
  /** Forgets answers older than eight days. */
  prune(): void;
}

const keptForMs = 8 * 24 * 3600 * 1000;

/** Few enough to be guessed from a hash, which would lie beside the family's data and in its backups. */
const guessable = new Set(["pin", "currentPin"]);

/** What makes two requests the same: the operation, its path and its body, but for PINs. */
export const requestHash = (operation: string, path: string, body: unknown): string =>
  createHash("sha256")
    .update(
      JSON.stringify([operation, path, body ?? null], (name, value: unknown) =>
        guessable.has(name) ? undefined : value,
      ),
    )
    .digest("base64url");

/** The key of a request's header: null when there is none, 400 when it is not one. */
export const readIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw new InvalidInput(
      "Idempotency-Key",
      "Idempotency-Key: expected 1 to 200 printable characters",
    );
  return header;
};

/** Keeps answers in the database, in the transaction of the write where there is one. */
export const createIdempotency = (db: Db, clock: Clock): Idempotency => {
  const select = db.prepare<
    [string, number],
    { request_hash: string; status: number; body: string | null }
  >("SELECT request_hash, status, body FROM idempotency WHERE key = ? AND created_at > ?");
  const insert = db.prepare<[string, string, number, string | null, number]>(
    "INSERT OR REPLACE INTO idempotency (key, request_hash, status, body, created_at) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = db.prepare<[number]>("DELETE FROM idempotency WHERE created_at <= ?");
  return {
    find: (key, hash) => {
      const row = select.get(key, clock.now() - keptForMs);
      if (row === undefined) return null;
      if (row.request_hash !== hash)
        throw new HttpError(409, "This Idempotency-Key was already used for another request.", {
          code: "idempotencyKeyReused",
          field: "Idempotency-Key",
        });
      return { status: row.status, body: row.body === null ? undefined : JSON.parse(row.body) };
    },
    store: (key, hash, { status, body }) => {
      insert.run(key, hash, status, body === undefined ? null : JSON.stringify(body), clock.now());
    },
    prune: () => {
      remove.run(clock.now() - keptForMs);
    },
  };
};
