import { expect, it } from "vitest";
import { unknownPictureWord } from "./pictures-usage.ts";

it("a folder, a word and the kinds of pictures are known; an option or one word too many isn't taken for a folder", () => {
  for (const words of [[], ["out"], ["out", "month"], ["home", "out", "de"], ["compare", "a", "b"]])
    expect(unknownPictureWord(words)).toBeUndefined();
  expect(unknownPictureWord(["--help"])).toBe("--help");
  expect(unknownPictureWord(["out", "-w"])).toBe("-w");
  expect(unknownPictureWord(["readme", "out"])).toBe("out");
  expect(unknownPictureWord(["out", "month", "week"])).toBe("week");
});
