import { type IRouter, type RequestHandler, Router } from "express";
import type { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, NotFound } from "../../platform/errors.ts";
import type { OperationHandlers } from "../handlers.ts";
import { mountableOperations } from "./mountable-operations.ts";
import { createPageAnswers, type PageAnswers } from "./page-answers.ts";
import { createReadAnswers, createReadRoutes } from "./read-route.ts";
import { anyBody, jsonBody } from "./request-body.ts";
import { createWriteRoutes, type WriteRoutesDeps } from "./write-route.ts";

/** Answers 405 with the methods that an address has. */
const refuseMethod = (methods: readonly string[]): RequestHandler => {
  const allow = methods.includes("GET") ? ["HEAD", ...methods] : methods;
  return (request, response) => {
    response.set("Allow", allow.join(", "));
    throw new HttpError(405, apiSentence("method.api", { method: request.method }), {
      code: "method",
    });
  };
};

const bodyReaders = (
  method: string,
  { upload, anyBody: takesAny }: Operation,
): RequestHandler[] => {
  if (method === "GET" || upload !== undefined) return [];
  return takesAny === true ? anyBody : jsonBody;
};

/**
 * Turns each operation of the contract into an Express route with all the checks that its contract names; answers how a
 * page brings answers along.
 */
export const mount = (
  router: IRouter,
  handlers: OperationHandlers<typeof api>,
  deps: WriteRoutesDeps,
): PageAnswers => {
  const answerRead = createReadAnswers(deps);
  const routeOfRead = createReadRoutes(answerRead);
  const routeOfWrite = createWriteRoutes(deps);
  const methodsOf = new Map<string, string[]>();
  const routes = Router();
  const mountables = mountableOperations(handlers);
  for (const mountable of mountables) {
    const { method, verb, path, operation } = mountable;
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    const isRead = method === "GET" || operation.media !== undefined;
    const route = isRead ? routeOfRead(mountable) : routeOfWrite(mountable);
    routes[verb](path, ...bodyReaders(method, operation), route);
  }
  for (const [path, methods] of methodsOf) routes.all(path, refuseMethod(methods));
  router.use(routes);
  router.use("/api", () => {
    throw new NotFound("address in the API");
  });
  return createPageAnswers(mountables, answerRead);
};
