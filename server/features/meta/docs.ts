import { readFileSync } from "node:fs";
import { type RequestHandler, Router } from "express";
import type { meta } from "#contract/meta.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { docsPolicy } from "../../http/security/security-headers.ts";

type Docs = Pick<typeof meta, "GET /api/docs" | "GET /api/openapi.yaml">;

interface DocsPages {
  /** Swagger UI's own files, below /api/docs/. */
  readonly files: RequestHandler;
  readonly handlers: OperationHandlers<Docs>;
}

/** Imported on the first visit, to keep the start fast. */
const loadSwagger = async () => {
  const { default: swaggerUi } = await import("swagger-ui-express");
  const html = swaggerUi
    .generateHTML(undefined, {
      swaggerUrl: "/api/openapi.yaml",
      customSiteTitle: "Family Wall: API",
    })
    // The base makes relative addresses work without a trailing slash.
    .replace("<head>", '<head>\n<base href="/api/docs/">');
  const files = Router();
  files.use("/api/docs/", ...swaggerUi.serve);
  return { html, files };
};

/** Serves the committed document byte for byte, and Swagger UI over it. */
export const createDocs = (openapiFile: string): DocsPages => {
  let loading: ReturnType<typeof loadSwagger> | null = null;
  const swagger = (): ReturnType<typeof loadSwagger> => (loading ??= loadSwagger());
  return {
    files: async (request, response, next) => {
      if (!request.path.startsWith("/api/docs/")) return next();
      response.set("Content-Security-Policy", docsPolicy);
      const { files } = await swagger();
      return files(request, response, next);
    },
    handlers: {
      "GET /api/docs": async ({ response }) => {
        const { html } = await swagger();
        response.set("Content-Security-Policy", docsPolicy).type("html").send(html);
      },
      "GET /api/openapi.yaml": ({ response }) => {
        response.type("application/yaml").send(readFileSync(openapiFile));
      },
    },
  };
};
