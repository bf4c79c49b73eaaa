import type { RequestHandler, Response } from "express";
import type { Operation, Topic } from "#contract/operation.ts";
import type { Db } from "../../db/connection.ts";
import type { HandlerContext } from "../handlers.ts";
import { appendCookie } from "../security/set-cookie.ts";
import { admitCaller } from "./admit-caller.ts";
import type { Idempotency } from "./idempotency.ts";
import { hashContent, identifyRequest } from "./identify-request.ts";
import type { ReadClientDays } from "./client-days.ts";
import type { MountableOperation } from "./mountable-operations.ts";
import { readInput } from "./read-input.ts";
import type { ReadRoutesDeps } from "./read-route.ts";
import type { RecordWrites } from "./record-writes.ts";
import { requireFile } from "./request-body.ts";
import { runWrite } from "./run-write.ts";
import { createWritesInFlight, type WritesInFlightDeps } from "./writes-in-flight.ts";
import { sendWriteAnswer, writeAnswerOf } from "./write-answer.ts";

export interface WriteRoutesDeps extends ReadRoutesDeps, WritesInFlightDeps {
  readonly db: Db;
  /** Tells every screen which topics a write made stale; returns the revision. */
  readonly announce: (topics: readonly Topic[]) => number;
  /** Throws 507 where the disk doesn't let the operation of this name do what it is for. */
  readonly requireDisk: (operation: string) => void;
  readonly idempotency: Idempotency;
  readonly readClientDays: ReadClientDays;
  readonly recorder: RecordWrites;
}

/** Makes the routes of writes: each runs once for its Idempotency-Key, and announces what it changed before its answer. */
export const createWriteRoutes = (
  deps: WriteRoutesDeps,
): ((mountable: MountableOperation) => RequestHandler) => {
  const { db, announce, idempotency, requireDisk, requireSound, recorder, readClientDays } = deps;
  const writes = createWritesInFlight(deps);

  const announceStale = ({ stale }: Operation, response: Response): void => {
    if (stale !== undefined && stale.length > 0)
      response.set("X-Wall-Revision", String(announce(stale)));
  };

  return ({ key, operation, handler }) =>
    async (request, response) => {
      const caller = admitCaller(key, operation, request, deps);
      const input = readClientDays(readInput(operation, request), request.get("X-Client-Time"));
      if (operation.upload !== undefined) requireFile(request, operation.upload);
      requireDisk(key);
      let setsCookie = false;
      const setCookie: HandlerContext["setCookie"] = (kind, value, options) => {
        setsCookie = true;
        appendCookie(request, response, kind, value, options);
      };

      const asked = { ...input, caller };
      const before = recorder.looks(key) ? await recorder.look(key, asked) : undefined;
      const { idempotencyKey, hash, identity, identifyBy } = identifyRequest(
        key,
        operation,
        request,
      );
      if (idempotencyKey !== null) {
        // When the first of several equal requests fails, the next one runs and the others wait for it.
        while (writes.isRunning(idempotencyKey)) await writes.settled(idempotencyKey);
        // Only what would be answered from the store is read here.
        if (operation.upload === "application/zip" && idempotency.has(idempotencyKey))
          identifyBy(await hashContent(request));
        // From here on nothing may wait until the write is tracked.
        const stored = idempotency.find(
          idempotencyKey,
          hash(),
          request.get("Idempotency-Again") === "yes",
        );
        if (stored !== null) {
          requireSound();
          response.set("Idempotency-Replayed", "true");
          sendWriteAnswer(response, stored.status, stored.body);
          return;
        }
      }
      const context = { caller, setCookie, request, response, identifyBy };
      const handle = (): unknown => handler({ ...input, ...context, idempotency: identity() });
      const remember = (result: unknown): void => {
        const isRepeatable =
          idempotencyKey !== null && !setsCookie && operation.secretAnswer !== true;
        if (!isRepeatable && !recorder.records(key)) return;
        const { status, body, changed } = writeAnswerOf(operation, result);
        if (changed) recorder.record(key, asked, body, before);
        if (isRepeatable) idempotency.store(idempotencyKey, hash(), { status, body });
      };
      const start = (): unknown => runWrite(db, handle, remember);
      const answer = writeAnswerOf(operation, await writes.run(key, idempotencyKey, start));
      requireSound();
      if (answer.changed) announceStale(operation, response);
      sendWriteAnswer(response, answer.status, answer.body);
    };
};
