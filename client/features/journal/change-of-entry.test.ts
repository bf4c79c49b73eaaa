import { expect, it } from "vitest";
import { changeOfEntry } from "./change-of-entry.ts";

const snow = { text: "Snow", tags: ["Funny"], memberIds: ["mia"] };

it("only what was changed of an entry is written, and only that taken back", () => {
  expect(changeOfEntry(snow, { ...snow, text: "Much snow" })).toEqual({
    patch: { text: "Much snow" },
    back: { text: "Snow", seen: { text: "Much snow" } },
  });
  expect(changeOfEntry(snow, { ...snow, tags: [], memberIds: ["mia", "leo"] })?.back).toEqual({
    ...{ tags: ["Funny"], memberIds: ["mia"], seen: { tags: [], memberIds: ["mia", "leo"] } },
  });
});

it("an entry that was opened and saved as it is isn't changed", () => {
  expect(
    changeOfEntry(snow, { text: "Snow", tags: ["Funny"], memberIds: ["mia"] }),
  ).toBeUndefined();
});
