import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { HttpError } from "#server/platform/errors.ts";
import { createPageReader } from "#server/providers/meals/import/page.ts";
import {
  htmlPage,
  openRecipeSites,
  jsonLdPage,
  soupRecipe,
} from "../fixtures/meals/recipe-pages.ts";

const { strangers, serve, readPage } = openRecipeSites();
afterEach(strangers.close);

const codeOf = async (url: string, read = readPage): Promise<unknown> => {
  const outcome = await read(url).catch((error: unknown) => error);
  if (!(outcome instanceof HttpError))
    throw new Error(`expected a refusal, got ${JSON.stringify(outcome)}`);
  return [outcome.status, outcome.details.code, outcome.details.field];
};

describe("a page that gives no recipe", () => {
  it.each<[string, RequestListener]>([
    ["says nothing in JSON-LD", htmlPage("<h1>Soup</h1><p>500 g carrots</p>")],
    ["is about something else", jsonLdPage({ "@type": "Product", name: "Pot" })],
    ["has a recipe without a name", jsonLdPage({ ...soupRecipe, name: "" })],
    ["has a recipe without ingredients and steps", jsonLdPage({ "@type": "Recipe", name: "Soup" })],
    ["has no JSON where it says so", jsonLdPage("alert(1)", "[[[[", "null", "7")],
    ["is a picture", (_request, response) => response.end(Buffer.from([0xff, 0xd8, 0xff, 0, 1]))],
    ["is empty", htmlPage("")],
    ["nests its JSON without end", jsonLdPage(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`)],
  ])("%s: it is told that there is none", async (_what, listener) => {
    expect(await codeOf(await serve(listener))).toEqual([400, "noRecipe", "url"]);
  });

  it("is too large where nothing is in its first 5 MB", async () => {
    const url = await serve((_request, response) => response.end("x".repeat(6 * 1024 * 1024)));
    expect(await codeOf(url)).toEqual([400, "pageTooLarge", "url"]);
  });

  it.each([
    "http://127.0.0.2:7777/",
    "http://192.168.1.1/",
    "http://[::1]/",
    "http://169.254.169.254/",
  ])("leads on to %s in the house: nothing there is asked", async (location) => {
    const url = await serve((_request, response) => response.writeHead(302, { location }).end());
    expect(await codeOf(url)).toEqual([400, "pageRefused", "url"]);
  });

  it("is in the house itself: nothing there is asked", async () => {
    const inside = await strangers.serve(jsonLdPage(soupRecipe));
    expect(await codeOf(inside.url, createPageReader(strangers.outbound))).toEqual([
      400,
      "pageRefused",
      "url",
    ]);
    expect(inside.hits()).toBe(0);
  });

  it.each(["file:///etc/passwd", "javascript:alert(1)", "recipes", "ftp://recipes.example/", ""])(
    "has no web address: %s",
    async (url) => {
      expect(await codeOf(url)).toEqual([400, "pageRefused", "url"]);
    },
  );

  it("isn't there, or breaks off", async () => {
    const gone = await serve((_request, response) => response.writeHead(404).end("no"));
    expect(await codeOf(gone)).toEqual([502, "pageUnreachable", "url"]);
    const broken = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "500" });
      response.write("<p>half", () => response.destroy());
    });
    expect(await codeOf(broken)).toEqual([502, "pageUnreachable", "url"]);
    const closed = await strangers.serve(jsonLdPage(soupRecipe));
    await closed.goAway();
    expect(await codeOf(closed.url)).toEqual([502, "pageUnreachable", "url"]);
  });
});
