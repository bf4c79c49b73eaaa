import { asJsonLdThing, hasSchemaType, type JsonLdThing } from "./json-ld.ts";
import { plainTextLines } from "./plain-text.ts";

const deepest = 6;

const wordsOf = ({ text, name }: JsonLdThing): string[] => {
  const words = [text, name].find((each) => typeof each === "string" && each.trim() !== "");
  return typeof words === "string" ? plainTextLines(words) : [];
};

/** Removes a step's own number, because the list numbers its steps. */
const unnumbered = (line: string): string =>
  line.replace(/^(?:step\s*|schritt\s*)?\d{1,2}\s*[.):]\s+/iu, "");

/** The steps of instructions in any form: text, lists, steps, or sections, whose name their first step gets. */
export const recipeStepsOf = (instructions: unknown, depth = 0): string[] => {
  if (depth > deepest) return [];
  if (typeof instructions === "string") return plainTextLines(instructions).map(unnumbered);
  if (Array.isArray(instructions))
    return instructions.slice(0, 120).flatMap((each) => recipeStepsOf(each, depth + 1));
  const thing = asJsonLdThing(instructions);
  if (thing === undefined) return [];
  const { itemListElement: elements, item } = thing;
  if (hasSchemaType(thing, "HowToStep")) {
    const own = wordsOf(thing);
    const inner = recipeStepsOf(elements, depth + 1);
    const words = own.length > 0 ? own : inner;
    return words.length === 0 ? [] : [words.map(unnumbered).join(" ")];
  }
  if (elements !== undefined) {
    const [first, ...rest] = recipeStepsOf(elements, depth + 1);
    const heading =
      typeof thing["name"] === "string" ? plainTextLines(thing["name"]).join(" ") : "";
    if (first === undefined) return [];
    return [heading === "" ? first : `${heading.replace(/:$/, "")}: ${first}`, ...rest];
  }
  return item === undefined ? wordsOf(thing).map(unnumbered) : recipeStepsOf(item, depth + 1);
};
