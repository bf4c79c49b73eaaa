import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import {
  htmlPage,
  openRecipeSites,
  jsonLdPage,
  soupRecipe,
} from "../fixtures/meals/recipe-pages.ts";

const { strangers, serve, read, readPage } = openRecipeSites();
afterEach(strangers.close);

describe("a recipe on a web page", () => {
  it("is read from a plain object with everything about it", async () => {
    const url = await serve(
      jsonLdPage({
        ...soupRecipe,
        description: "Warm &amp; quick",
        totalTime: "PT1H30M",
        recipeYield: "4 servings",
        recipeCategory: "Soup, Dinner",
        recipeCuisine: ["German"],
      }),
    );
    expect(await readPage(`${url}#print`)).toEqual({
      title: "Carrot soup",
      description: "Warm & quick",
      servings: 4,
      totalMin: 90,
      tags: ["Soup", "Dinner", "German"],
      ingredients: ["500 g carrots", "1 onion"],
      steps: ["Chop everything.", "Simmer."],
      source: url,
    });
  });

  it("is found in a graph among what else the page says", async () => {
    const graph = [
      { "@type": "WebPage", "@id": "#page", name: "Not this" },
      { ...soupRecipe, "@type": ["NewsArticle", "Recipe"] },
      { "@type": "Person", name: "Oma" },
    ];
    const recipe = await read(jsonLdPage({ "@type": "Organization" }, { "@graph": graph }));
    expect(recipe.title).toBe("Carrot soup");
  });

  it("is found in a list, and of several the whole one is taken", async () => {
    const teaser = { "@type": "Recipe", name: "Next time", recipeIngredient: ["1 egg"] };
    expect((await read(jsonLdPage([teaser, soupRecipe]))).title).toBe("Carrot soup");
  });

  it("is found where the page is about it, by its type's full name", async () => {
    const recipe = { ...soupRecipe, "@type": "http://schema.org/Recipe" };
    expect((await read(jsonLdPage({ "@type": "WebPage", mainEntity: recipe }))).title).toBe(
      "Carrot soup",
    );
  });

  it("has its steps in order, each section's name before its first", async () => {
    const recipeInstructions = [
      {
        "@type": "HowToSection",
        name: "Dough:",
        itemListElement: [
          { "@type": "HowToStep", text: "1. Knead." },
          { "@type": "HowToStep", name: "Rest", text: "<p>Rest for&nbsp;an hour.</p>" },
        ],
      },
      {
        "@type": "HowToSection",
        name: "Sauce",
        itemListElement: [
          {
            "@type": "HowToStep",
            itemListElement: [
              { "@type": "HowToDirection", text: "Fry the onion." },
              { "@type": "HowToTip", text: "Not too hot." },
            ],
          },
        ],
      },
      { "@type": "HowToStep", name: "Serve." },
      "Eat.",
    ];
    expect((await read(jsonLdPage({ ...soupRecipe, recipeInstructions }))).steps).toEqual([
      "Dough: Knead.",
      "Rest for an hour.",
      "Sauce: Fry the onion. Not too hot.",
      "Serve.",
      "Eat.",
    ]);
  });

  it("is a recipe too with hardly anything about it, or with fields of the wrong kind", async () => {
    const bare = { "@type": "Recipe", name: "Toast", recipeIngredient: "2 slices bread" };
    const url = await serve(jsonLdPage(bare));
    expect(await readPage(url)).toEqual({
      ...{ title: "Toast", ingredients: ["2 slices bread"], steps: [], tags: [], source: url },
    });
    const odd = {
      ...soupRecipe,
      ...{ name: ["Soup", "Suppe"], description: { a: 1 }, totalTime: "soon", prepTime: 7 },
      ...{ recipeYield: { "@type": "QuantitativeValue", value: 6 }, recipeCategory: null },
      ...{
        recipeIngredient: ["1 egg", 7, null, { x: 1 }],
        recipeInstructions: { "@type": "Thing" },
      },
    };
    expect(await read(jsonLdPage(odd))).toMatchObject({
      ...{ title: "Soup", servings: 6, ingredients: ["1 egg", "7"], steps: [] },
    });
  });

  it("adds up the times of its parts, also in words", async () => {
    const { totalMin } = await read(
      jsonLdPage({ ...soupRecipe, prepTime: "20 minutes", cookTime: "1 hr 10 min" }),
    );
    expect(totalMin).toBe(90);
    expect((await read(jsonLdPage({ ...soupRecipe, totalTime: "P0DT0H45M0.000S" }))).totalMin).toBe(
      45,
    );
    expect((await read(jsonLdPage({ ...soupRecipe, totalTime: "P3Y" }))).totalMin).toBeUndefined();
  });

  it("is read although another block of the page is broken, and its own is wrapped or has line breaks", async () => {
    const wrapped = `\n//<![CDATA[\n${JSON.stringify(soupRecipe).replace("Carrot soup", "Carrot\nsoup")}\n//]]>\n`;
    expect((await read(jsonLdPage('{"@type":"Recipe", oh no', wrapped))).title).toBe("Carrot soup");
  });

  it("carries no markup, no script and no invisible characters, however often they were escaped", async () => {
    const recipe = await read(
      jsonLdPage({
        ...soupRecipe,
        name: "Soup &lt;img src=x onerror=alert(1)&gt; \u202Eevil\u0000 &amp;amp; &amp;frac12;",
        recipeIngredient: [
          "<b>500&nbsp;g</b> carrots",
          "&lt;script&gt;alert(1)&lt;/script&gt;",
          "1 &lt; 2 eggs",
        ],
        recipeInstructions: "<ol><li>Chop<style>p{}</style></li><li>Boil &amp; eat</li></ol>",
      }),
    );
    expect(recipe).toMatchObject({
      title: "Soup evil & ½",
      ingredients: ["500 g carrots", "1 < 2 eggs"],
      steps: ["Chop", "Boil & eat"],
    });
  });

  it("is cut to what a recipe can hold", async () => {
    const recipe = await read(
      jsonLdPage({
        ...soupRecipe,
        name: "🥕".repeat(5_000),
        recipeIngredient: Array.from(
          { length: 2_000 },
          (_, at) => `${at + 1} eggs ${"x".repeat(500)}`,
        ),
        recipeInstructions: Array.from({ length: 400 }, () => "Stir. ".repeat(800)),
      }),
    );
    expect(recipe.title).toBe("🥕".repeat(100));
    expect([recipe.ingredients?.length, recipe.steps?.length]).toEqual([200, 100]);
    expect(recipe.ingredients?.every((line) => line.length <= 300)).toBe(true);
  });

  it("is read in the page's own character set, packed or not", async () => {
    const latin = Buffer.from(
      `<meta charset="iso-8859-1"><script type="application/ld+json">${JSON.stringify({ ...soupRecipe, name: "Grüne Soße" })}</script>`,
      "latin1",
    );
    const recipe = await read((_request, response) =>
      response
        .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
        .end(gzipSync(latin)),
    );
    expect(recipe.title).toBe("Grüne Soße");
  });

  it("is found at the head of a page that is larger than we read", async () => {
    const recipe = await read((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.write(`<script type="application/ld+json">${JSON.stringify(soupRecipe)}</script>`);
      response.end("x".repeat(6 * 1024 * 1024));
    });
    expect(recipe.title).toBe("Carrot soup");
  });

  it("is found after tags that make other readers work for minutes, while others are served", async () => {
    const hostile = `${"<b>".repeat(400_000)}${"</i>".repeat(400_000)}<a ${"x=1 ".repeat(200_000)}>`;
    const url = await serve(
      htmlPage(
        `${hostile}<script type="application/ld+json">${JSON.stringify(soupRecipe)}</script>`,
      ),
    );
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    const recipe = await readPage(url).finally(() => clearInterval(others));
    expect(recipe.title).toBe("Carrot soup");
    expect(turns).toBeGreaterThan(5);
  });

  it("is followed to where the page moved on the same site", async () => {
    const recipe = await read((request, response) => {
      if (request.url === "/recipe") response.writeHead(301, { location: "/new" }).end();
      else jsonLdPage(soupRecipe)(request, response);
    });
    expect(recipe.title).toBe("Carrot soup");
  });
});
