import { expect, it } from "vitest";
import { pushReasons } from "#contract/push.ts";
import { createCoreTranslate } from "../../i18n/catalogue.ts";
import { de } from "../../i18n/de.ts";
import { en } from "../../i18n/en.ts";
import { pushStatusText } from "./push-status-text.ts";

it.each(pushReasons)("that notifications don't come, by %s, is said in each language", (reason) => {
  const [english, german] = [
    pushStatusText(createCoreTranslate(en, "en"), reason),
    pushStatusText(createCoreTranslate(de, "de"), reason),
  ];
  expect(english).not.toBe(german);
  expect([english, german].every((sentence) => sentence.endsWith("."))).toBe(true);
});
