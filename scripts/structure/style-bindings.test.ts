import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSources, type Source } from "./sources.ts";
import { partsThatNothingAddresses, selectorsWithoutElement } from "./style-bindings.ts";
import { readStyleSheet, readStyleSheets } from "./style-sheets.ts";

const root = resolve(import.meta.dirname, "../..");
const folders = ["client", "wall-ui", "pwa"];
const sheets = readStyleSheets(root, folders);
const sources = readSources(root, folders);

const css = `@layer screen {
  .card > h2, [data-part~="sheet"] .card-foot[data-kind="late"] { margin: 0; }
  .card [data-part~="avatar"]:not([hidden]) > :is(b, small)::before { top: 0.5em; }
}`;
const sheet = readStyleSheet("wall-ui/card.module.css", css);
const card = (markup: string): Source => ({
  file: "wall-ui/Card.tsx",
  text: `import * as styles from "./card.module.css";\n${markup}`,
  imports: ["wall-ui/card.module.css"],
});
const page: Source = {
  file: "wall-ui/Page.tsx",
  text: '<Sheet data-part="sheet"><Card><i data-part="avatar" hidden><b /><small /></i></Card></Sheet>',
  imports: ["wall-ui/Card.tsx"],
};
const whole =
  '<p className={styles.card}><h2 /><b className={styles.cardFoot} data-kind="late" /></p>';

describe("a screen's looks", () => {
  it("reach elements that are drawn, by the classes and parts that they have", () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(selectorsWithoutElement(sheets, sources)).toEqual([]);
    expect(partsThatNothingAddresses(sheets, sources)).toEqual([]);
  });

  it("come with the page that they are of, and reach into no other one", () => {
    // The phone's first sheet is on every page; the wall has its pages in one piece.
    const ofPages = sheets.filter(({ file }) => /^(?:client|pwa)\/(?!src\/app\/app\.)/.test(file));
    expect(ofPages.flatMap(({ unbound }) => unbound)).toEqual([]);
    const forEffect = sources.filter(
      ({ file, text }) =>
        !file.startsWith("wall-ui/") && /^import "[^"]*\.module\.css"/m.test(text),
    );
    expect(forEffect.map(({ file }) => file)).toEqual([]);
    expect(
      readStyleSheet("pwa/a.module.css", '.a b {} [data-part~="b"], i:is(b, u) {}').unbound,
    ).toEqual(['[data-part~="b"]', "i:is(b, u)"]);
  });

  it("count as reached where markup near the sheet has everything", () => {
    expect(sheet.classes).toEqual(["card", "card-foot"]);
    expect(selectorsWithoutElement([sheet], [card(whole), page])).toEqual([]);
    expect(partsThatNothingAddresses([sheet], [card(whole), page])).toEqual([]);
  });

  it.each([
    ["a class", whole.replace("styles.cardFoot", "styles.foot"), ".card-foot"],
    ["an element", whole.replace("<h2 />", "<h3 />"), "h2"],
    ["an attribute's value", whole.replace('"late"', '"soon"'), "[data-kind=late]"],
  ])("miss %s that went away", (_, markup, missed) => {
    expect(selectorsWithoutElement([sheet], [card(markup), page])).toEqual([
      `wall-ui/card.module.css: ${missed}`,
    ]);
  });

  it("miss a part that only a page far away has", () => {
    const bare = { ...page, text: '<Sheet data-part="sheet"><b /><small hidden /></Sheet>' };
    const far = { file: "pwa/Other.tsx", text: '<i data-part="avatar" />', imports: [] };
    expect(selectorsWithoutElement([sheet], [card(whole), bare, far])).toEqual([
      'wall-ui/card.module.css: [data-part~="avatar"]',
    ]);
  });

  it("have no part that nothing addresses", () => {
    const marked = card(whole.replace("<h2 />", '<h2 data-part="head" />'));
    expect(partsThatNothingAddresses([sheet], [marked, page])).toEqual(["wall-ui/Card.tsx: head"]);
    const asked = { file: "a.ts", text: 'find("[data-part~=head]")', imports: [] };
    expect(partsThatNothingAddresses([sheet], [marked, page, asked])).toEqual([]);
  });
});
