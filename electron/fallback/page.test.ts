import { expect, it } from "vitest";
import { fallbackPage } from "./page.ts";

const pageFor = (languages: readonly string[], sentences = ""): string =>
  decodeURIComponent(fallbackPage({ cause: "portTaken", sentences, languages }));

it("speaks the house's language, else the machine's, else English", () => {
  const german = "Ein anderes Programm hat den Platz der Wand";
  expect(pageFor(["de-AT", "en-GB"])).toContain(german);
  expect(pageFor(["auto", "de"])).toContain(german);
  expect(pageFor(["en-US", "de"])).not.toContain(german);
  expect(pageFor(["nl"])).toContain("Another program has the wall’s place");
});

it("shows what the program said as plain text", () => {
  const page = pageFor(["en"], `/home/<b>&"`);
  expect(page).toContain(`/home/&lt;b&gt;&amp;"`);
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain("<script");
});
