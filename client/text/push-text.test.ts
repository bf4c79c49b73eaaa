import { expect, it } from "vitest";
import { pushReasons } from "../../contract/push.ts";
import { speak } from "./catalogue.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { pushText } from "./push-text.ts";

it.each(pushReasons)("that notifications don't come, by %s, is said in each language", (reason) => {
  const [english, german] = [pushText(speak(en, "en"), reason), pushText(speak(de, "de"), reason)];
  expect(english).not.toBe(german);
  expect([english, german].every((sentence) => sentence.endsWith("."))).toBe(true);
});
