import { builtInTags, recapTag } from "#contract/journal.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, InvalidInput } from "../../platform/errors.ts";

/** Every existing tag: the built-in ones, then the family's own. */
export const allTags = (used: readonly string[]): string[] => [
  ...new Set([...builtInTags, ...used, recapTag]),
];

/** The tags of an entry without duplicates; 400 for the server's own tag, 403 for a new one unless a parent adds it. */
export const validateTags = (
  tags: readonly string[],
  used: readonly string[],
  byParent: boolean,
): string[] => {
  if (tags.includes(recapTag))
    throw new InvalidInput("tags", `tags: only the house itself writes a ${recapTag}.`);
  const known = allTags(used);
  const stranger = tags.find((tag) => !known.includes(tag));
  if (stranger !== undefined && !byParent)
    throw new HttpError(403, apiSentence("notParent.tag", { tag: stranger }), {
      code: "notParent",
      field: "tags",
    });
  return [...new Set(tags)];
};
