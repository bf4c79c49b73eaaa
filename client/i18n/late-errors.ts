import { createLazyValue } from "../platform/lazy-value.ts";
import { en } from "./en.ts";

/**
 * The English sentences of refusals, which no first picture shows: they are put among the other English ones once a
 * server refuses something, or a screen rests. German ones come with German.
 */
export const lateErrors = createLazyValue(async () =>
  Object.assign(en, (await import("#contract/messages/errors.ts")).errorsInEnglish),
);
