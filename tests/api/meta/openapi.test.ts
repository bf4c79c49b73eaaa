import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const file = resolve(import.meta.dirname, "../../../server/openapi.yaml");
const document = parse(readFileSync(file, "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, "wall");

const operations = Object.entries<Record<string, unknown>>(document.paths).flatMap(
  ([path, methods]) =>
    Object.keys(methods).map((method) => ({
      key: `${method.toUpperCase()} ${path}`,
      path,
      method,
    })),
);
const pointer = (...parts: string[]): string =>
  `wall#/${parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
const at = (path: string, method: string) => document.paths[path][method];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the document", () => {
  it("is OpenAPI 3.1 and holds every operation of the contract", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(operations.map(({ key }) => key).toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it("is served byte for byte, and as a page that loads only from the wall itself", async () => {
    const browser = openTestBrowser(server);
    const yaml = await browser.get("/api/openapi.yaml");
    expect(yaml.body).toBe(readFileSync(file, "utf8"));
    expect(yaml.headers.get("content-type")).toContain("yaml");
    const page = await browser.get("/api/docs");
    expect(page.status).toBe(200);
    for (const asset of ["swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-init.js"]) {
      expect(page.body).toContain(asset);
      expect((await browser.get(`/api/docs/${asset}`)).status, asset).toBe(200);
    }
  });

  it("has the customer's routes and every read of a source", () => {
    const keys = operations.map(({ key }) => key);
    for (const key of [
      "GET /api/docs",
      "GET /api/openapi.yaml",
      "GET /api/members",
      "GET /api/weather",
      "POST /api/board/routine/{task_id}/close",
      "GET /api/live",
      "POST /api/presence",
      "GET /api/tasks/todos",
      "GET /api/board/{board}",
      "GET /api/calendar",
      "GET /api/mealplan",
      "GET /api/recipes",
      "GET /api/recipes/{id}",
      "GET /api/grocery",
      "GET /api/photos",
      "GET /api/budget",
      "GET /api/rewards",
    ])
      expect(keys).toContain(key);
  });

  describe.each(operations)("$key", ({ key, path, method }) => {
    const operation: Operation | undefined = Object.entries<Operation>(api).find(
      ([name]) => name === key,
    )?.[1];

    it("has a summary, an id of its own and an error answer", () => {
      const { summary, operationId, responses } = at(path, method);
      expect(summary.length).toBeGreaterThan(10);
      expect(
        operations.filter((other) => at(other.path, other.method).operationId === operationId),
      ).toHaveLength(1);
      expect(Object.keys(responses).some((status) => Number(status) >= 400)).toBe(true);
    });

    it("documents 503 when it reads a source", () => {
      expect(Object.hasOwn(at(path, method).responses, "503")).toBe(
        operation?.source !== undefined,
      );
    });

    it("has examples that its own schemas accept", () => {
      const { requestBody, responses } = at(path, method);
      const check = (reference: string, example: unknown): void => {
        const valid = ajv.validate({ $ref: reference }, example);
        expect(valid, ajv.errorsText()).toBe(true);
      };
      const body = requestBody?.content["application/json"];
      if (body !== undefined)
        check(
          pointer("paths", path, method, "requestBody", "content", "application/json", "schema"),
          body.example,
        );
      const [status = ""] = Object.keys(responses);
      for (const [media, content] of Object.entries<{ example?: unknown }>(
        responses[status].content ?? {},
      )) {
        expect(content.example).toBeDefined();
        check(
          pointer("paths", path, method, "responses", status, "content", media, "schema"),
          content.example,
        );
      }
    });

    it("is answered by the server, and never with an unknown address", async () => {
      if (key === "GET /api/live") return;
      const address = path
        .replace("{board}", "routine")
        .replaceAll(/\{\w+\}/g, "nobody-knows-this");
      const browser = openTestBrowser(server);
      const answer = await browser.send(
        method.toUpperCase(),
        address,
        at(path, method).requestBody === undefined ? undefined : {},
      );
      expect(answer.status).toBeLessThan(504);
      expect(answer.body?.error ?? "").not.toContain("address in the API");
      expect(Object.keys(at(path, method).responses)).toContain(String(answer.status));
      if (answer.status >= 400) expect(answer.body.error).toMatch(/\S/);
    });
  });

  it("says for every write what it makes stale, and for every JSON read where clients keep it", () => {
    for (const [key, operation] of Object.entries<Operation>(api)) {
      if (operation.media !== undefined) continue;
      expect(key.startsWith("GET ") ? operation.topic : operation.stale, key).toBeDefined();
    }
  });
});
