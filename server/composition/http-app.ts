import express, { type Express } from "express";
import type { Logger } from "pino";
import type { api } from "#contract/api.ts";
import type { OperationHandlers } from "../http/handlers.ts";
import { mount } from "../http/operations/mount.ts";
import type { PageAnswers } from "../http/operations/page-answers.ts";
import { createErrorHandler } from "../http/error-handler.ts";
import { serveScreens } from "../http/static-screens.ts";
import { checkHost } from "../http/security/host-check.ts";
import { checkOrigin } from "../http/security/origin-check.ts";
import { securityHeaders } from "../http/security/security-headers.ts";

interface HttpAppDeps {
  readonly gateAddresses: Parameters<typeof checkHost>[0] & Parameters<typeof checkOrigin>[0];
  readonly docsFiles: express.RequestHandler;
  readonly handlers: OperationHandlers<typeof api>;
  readonly mounting: Parameters<typeof mount>[2];
  readonly screens: Omit<Parameters<typeof serveScreens>[0], "firstAnswers">;
  /** What the pages of each screen bring along. */
  readonly firstAnswers: (
    pageAnswers: PageAnswers,
  ) => Parameters<typeof serveScreens>[0]["firstAnswers"];
  readonly log: Logger;
}

/** Creates the server's only HTTP application: checks, API, both screens, and the error handler. */
export const createHttpApp = (parts: HttpAppDeps): Express => {
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", "simple");
  app.set("trust proxy", parts.gateAddresses.publicUrl === undefined ? false : "loopback");
  app.use(securityHeaders, checkHost(parts.gateAddresses), checkOrigin(parts.gateAddresses));
  app.use("/api", (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  app.use(parts.docsFiles);
  const pageAnswers = mount(app, parts.handlers, parts.mounting);
  app.use(serveScreens({ ...parts.screens, firstAnswers: parts.firstAnswers(pageAnswers) }));
  app.use(createErrorHandler(parts.log));
  return app;
};
