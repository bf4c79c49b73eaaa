import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../db/connection.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError, InvalidInput } from "../../platform/errors.ts";

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Stores the answers of writes, so that a repeated request is answered without running again. */
export interface Idempotency {
  /** The stored answer for this request; throws 409 when the key was used for another request, and for one that comes again after its answer was deleted. */
  find(key: string, requestHash: string, comesAgain: boolean): StoredAnswer | null;
  /** Whether there is a stored answer under a key, for whichever request. */
  has(key: string): boolean;
  store(key: string, requestHash: string, answer: StoredAnswer): void;
  /** Deletes answers older than eight days, and keys older than ninety. */
  prune(): void;
}

const day = 24 * 3600 * 1000;
const keptForMs = 8 * day;
/** For so long a phone that sends something again is told that it had arrived. */
const keysKeptForMs = 90 * day;

/** Fields with so few values that they could be guessed from the stored hash, which is also in backups. */
const guessable = new Set(["pin", "currentPin", "password", "pictures"]);

/** A hash that is equal for equal requests: the operation, its address and its body, without PINs, pictures and passwords. */
export const requestHash = (operation: string, address: string, body: unknown): string =>
  createHash("sha256")
    .update(
      JSON.stringify([operation, address, body ?? null], (name, value: unknown) =>
        guessable.has(name) ? undefined : value,
      ),
    )
    .digest("base64url");

/** The key in a request's header: null where there is none, 400 where it is invalid. */
export const readIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw new InvalidInput(
      "Idempotency-Key",
      "Idempotency-Key: expected 1 to 200 printable characters",
    );
  return header;
};

/** Stores answers in the database, in the write's transaction where there is one. */
export const createIdempotency = (db: Db, clock: Clock): Idempotency => {
  const select = db.prepare<
    [string, number],
    { request_hash: string; status: number; body: string | null }
  >("SELECT request_hash, status, body FROM idempotency WHERE key = ? AND created_at > ?");
  const insert = db.prepare<[string, string, number, string | null, number]>(
    "INSERT OR REPLACE INTO idempotency (key, request_hash, status, body, created_at) VALUES (?, ?, ?, ?, ?)",
  );
  const arrived = db.prepare<[string], number>("SELECT 1 FROM idempotency WHERE key = ?").pluck();
  const forgetBodies = db.prepare<[number]>(
    "UPDATE idempotency SET body = NULL WHERE created_at <= ? AND body IS NOT NULL",
  );
  const remove = db.prepare<[number]>("DELETE FROM idempotency WHERE created_at <= ?");
  return {
    has: (key) => select.get(key, clock.now() - keptForMs) !== undefined,
    find: (key, hash, comesAgain) => {
      const row = select.get(key, clock.now() - keptForMs);
      if (row === undefined && comesAgain && arrived.get(key) !== undefined)
        throw new Conflict("arrivedBefore", apiSentence("arrivedBefore"));
      if (row === undefined) return null;
      if (row.request_hash !== hash)
        throw new HttpError(409, apiSentence("idempotencyKeyReused"), {
          code: "idempotencyKeyReused",
          field: "Idempotency-Key",
        });
      return { status: row.status, body: row.body === null ? undefined : JSON.parse(row.body) };
    },
    store: (key, hash, { status, body }) => {
      insert.run(key, hash, status, body === undefined ? null : JSON.stringify(body), clock.now());
    },
    prune: () => {
      forgetBodies.run(clock.now() - keptForMs);
      remove.run(clock.now() - keysKeptForMs);
    },
  };
};
