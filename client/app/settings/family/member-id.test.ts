import { expect, it } from "vitest";
import { memberIdFor } from "./member-id.ts";

it("a name becomes an id that the roster file takes", () => {
  const ids = ["Mia", "Jürgen Groß", "Zoë-Fleur", "小明", "3rd", "Todo", "-"].map((name) =>
    memberIdFor(name, []),
  );
  expect(ids).toEqual(["mia", "jurgen-gross", "zoe-fleur", "member", "rd", "todo-2", "member"]);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_-]{0,39}$/);
});

it("two Mias get different ids", () => {
  expect(memberIdFor("Mia", ["mia"])).toBe("mia-2");
  expect(memberIdFor("Mia", ["mia", "mia-2"])).toBe("mia-3");
});
