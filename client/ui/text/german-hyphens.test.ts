import { expect, it } from "vitest";
import { hyphenateSync } from "./german-hyphens.ts";

const parted = (text: string, minWordLength = 9): string =>
  hyphenateSync(text, { minWordLength }).replaceAll("\u{AD}", "|");

it.each([
  ["Kieferorthopädin", "Kie|fer||or|tho|pä|din"],
  ["Klavierunterricht", "Kla|vier||un|ter|richt"],
  ["Teambesprechung", "Team||be|spre|chung"],
  ["Kindergeburtstag", "Kin|der||ge|burts||tag"],
  ["Donnerstagnachmittag", "Don|ners|tag||nach||mit|tag"],
  ["Kletterhalle", "Klet|ter||hal|le"],
  ["Vorsorgeuntersuchung", "Vor|sor|ge||un|ter|su|chung"],
  ["Schullandheimaufenthalt", "Schul||land|heim||auf|ent|halt"],
  ["Fußballtraining mit Leo", "Fuß|ball||trai|ning mit Leo"],
])("the seams of %s are marked, twice as strong as its syllables", (word, expected) => {
  expect(parted(word)).toBe(expected);
});

it("a word without a known seam has its syllables, and a short one none", () => {
  expect(parted("Physiologie")).toBe("Phy|sio|lo|gie");
  expect(parted("Untersuchung")).toBe("Un|ter|su|chung");
  expect(parted("Chor")).toBe("Chor");
});
