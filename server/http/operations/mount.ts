import { type IRouter, type Request, type RequestHandler, type Response, Router } from "express";
import type { api } from "#contract/api.ts";
import type { Domain, Operation, Topic } from "#contract/operation.ts";
import type { Db } from "../../db/connection.ts";
import { jsonBody, requireFile } from "./request-body.ts";
import type { Caller, Authenticate } from "../caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, NotFound, SourceMissing } from "../../platform/errors.ts";
import type {
  CookieOptions,
  HandlerContext,
  OperationHandlers,
  HandlerReply,
} from "../handlers.ts";
import { type Idempotency, readIdempotencyKey, requestHash } from "./idempotency.ts";
import { type AnyHandler, mountableOperations } from "./mountable-operations.ts";
import { isPromise, runWrite } from "./run-write.ts";
import { createSerializer, sendSerialized } from "./serialize.ts";
import { serializeCookie } from "../security/set-cookie.ts";
import { validate, validatePath } from "./validate.ts";

interface MountDeps {
  readonly db: Db;
  /** Tells every screen which topics a write made stale; returns the revision. */
  readonly announce: (topics: readonly Topic[]) => number;
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Throws where a babysitter is in charge and the calling wall may not use the operation. */
  readonly requireNoBabysitter: (caller: Caller, operation: string) => void;
  /** Throws unless the caller has the proof that the operation requires. */
  readonly requireAccess: (caller: Caller, operation: Operation, request: Request) => void;
  /** Why a domain has no source, or null when it has one. */
  readonly missing: (domain: Domain) => string | null;
}

const isReply = (result: unknown): result is HandlerReply<unknown> =>
  typeof result === "object" && result !== null && "reply" in result && result.reply === true;

const readInput = (operation: Operation, request: Request): Record<string, unknown> => ({
  ...(operation.params ? { params: validatePath(operation.params, request.params) } : {}),
  ...(operation.query ? { query: validate(operation.query, request.query, "query") } : {}),
  ...(operation.headers
    ? { headers: validate(operation.headers, request.headers, "headers") }
    : {}),
  ...(operation.body ? { body: validate(operation.body, request.body, "body") } : {}),
});

/** Turns each operation of the contract into an Express route with all the checks that its contract names. */
export const mount = (
  router: IRouter,
  handlers: OperationHandlers<typeof api>,
  parts: MountDeps,
): void => {
  const { db, announce, authenticate, idempotency, requireNoBabysitter, requireAccess, missing } =
    parts;
  const serializeAnswer = createSerializer();
  const inFlight = new Map<string, Promise<unknown>>();

  const route = (key: string, operation: Operation, handler: AnyHandler): RequestHandler => {
    const status = operation.status ?? 200;
    const isWrite = !key.startsWith("GET ");

    const answerOf = (result: unknown): { status: number; body: unknown; changed: boolean } => {
      const reply = isReply(result) ? result : null;
      const late = reply?.acceptedReply === true;
      const schema = late ? (operation.accepted ?? operation.answer) : operation.answer;
      return {
        status: late ? 202 : status,
        body: status === 204 ? undefined : schema.parse(reply === null ? result : reply.body),
        changed: isWrite && reply?.unchangedReply !== true,
      };
    };

    const send = (response: Response, code: number, body: unknown): void => {
      response.status(code);
      if (body === undefined) response.end();
      else response.json(body);
    };

    return async (request, response) => {
      const caller = authenticate(request);
      requireNoBabysitter(caller, key);
      // A missing source is reported before a missing PIN: no PIN would help.
      if (operation.source !== undefined && operation.access !== "anyone") {
        const reason = missing(operation.source);
        if (reason !== null) {
          readInput(operation, request);
          throw new SourceMissing(operation.source, "unconfigured", reason);
        }
      }
      requireAccess(caller, operation, request);
      const input = readInput(operation, request);
      if (operation.upload !== undefined) requireFile(request, operation.upload);
      let setsCookie = false;
      const setCookie = (name: string, value: string, options: CookieOptions): void => {
        setsCookie = true;
        response.append(
          "Set-Cookie",
          serializeCookie(name, value, { ...options, secure: request.secure }),
        );
      };
      const handle = (idempotent: HandlerContext["idempotency"]): unknown =>
        handler({ ...input, caller, setCookie, request, response, idempotency: idempotent });

      if (operation.media !== undefined) {
        await handle(null);
        return;
      }
      if (!isWrite) {
        await sendSerialized(
          request,
          response,
          serializeAnswer(operation.answer, await handle(null)),
        );
        return;
      }

      const idempotencyKey = readIdempotencyKey(request.get("Idempotency-Key"));
      // An upload isn't read at this point, so its length stands in for its content.
      const sent = operation.upload === undefined ? request.body : request.get("Content-Length");
      const hash = requestHash(key, request.path, sent);
      if (idempotencyKey !== null) {
        // When the first of several equal requests fails, the next one runs and the others wait for it.
        while (inFlight.has(idempotencyKey))
          await inFlight.get(idempotencyKey)?.catch(() => undefined);
        const stored = idempotency.find(idempotencyKey, hash);
        if (stored !== null) {
          send(response, stored.status, stored.body);
          return;
        }
      }
      const remember = (result: unknown): void => {
        if (idempotencyKey === null || setsCookie) return;
        const { status: code, body } = answerOf(result);
        idempotency.store(idempotencyKey, hash, { status: code, body });
      };
      const idempotent =
        idempotencyKey === null ? null : { key: idempotencyKey, requestHash: hash };
      const running = runWrite(db, () => handle(idempotent), remember);
      if (idempotencyKey !== null && isPromise(running)) {
        inFlight.set(idempotencyKey, running);
        void running.catch(() => undefined).finally(() => inFlight.delete(idempotencyKey));
      }
      const answer = answerOf(await running);
      if (answer.changed && operation.stale !== undefined && operation.stale.length > 0)
        response.set("X-Wall-Revision", String(announce(operation.stale)));
      send(response, answer.status, answer.body);
    };
  };

  const methodsOf = new Map<string, string[]>();
  const routes = Router();
  for (const { key, method, verb, path, operation, handler } of mountableOperations(handlers)) {
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    const hasJson = method !== "GET" && operation.upload === undefined;
    routes[verb](path, ...(hasJson ? jsonBody : []), route(key, operation, handler));
  }
  for (const [path, methods] of methodsOf) {
    const allow = methods.includes("GET") ? ["HEAD", ...methods] : methods;
    routes.all(path, (request, response) => {
      response.set("Allow", allow.join(", "));
      throw new HttpError(405, apiSentence("method.api", { method: request.method }), {
        code: "method",
      });
    });
  }
  router.use(routes);
  router.use("/api", () => {
    throw new NotFound("address in the API");
  });
};
