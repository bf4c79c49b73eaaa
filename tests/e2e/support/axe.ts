import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** There on a page into which axe was read. */
    readonly axe?: typeof axe;
  }
}

/** Without its comments and white space it is read in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of WCAG 2.2 AA. */
export const wcagRules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** What axe finds wrong on a page, as `rule: markup`; by the rules with one of these tags, or by all that axe has. */
export const violationsOn = async (page: Page, tags?: readonly string[]): Promise<string[]> => {
  // A page that is left loses it, and half a megabyte takes as long to read as a page to check.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error("axe isn't on the page");
    const { violations } = await window.axe.run(document, {
      // Whatever passed needn't be described, which takes longer than finding it.
      ...{ resultTypes: ["violations"], selectors: false },
      ...(values === undefined ? {} : { runOnly: { type: "tag", values } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, tags?.slice());
};
