import { expect, it } from "vitest";
import { emptyTaskDraft } from "../editing/task-draft.ts";
import { draftOfWords } from "./draft-of-words.ts";

const today = "2026-11-25";
const family = [
  { id: "mia", name: "Mia" },
  { id: "leo", name: "Leo" },
];
const typed = (title: string, due?: string) =>
  draftOfWords({ ...emptyTaskDraft("todo", ["mia"]), title, due }, today, family);

it("a new to-do's title says by when, whose and how often, as the line does", () => {
  expect(typed("Call plumber Friday")).toMatchObject({
    ...{ title: "Call plumber", due: "2026-11-27", memberIds: ["mia"] },
  });
  expect(typed("Leo: Tasche packen bis Freitag")).toMatchObject({
    ...{ title: "Tasche packen", due: "2026-11-27", memberIds: ["leo"] },
  });
  expect(typed("water the plants every Sunday")).toMatchObject({
    ...{ title: "water the plants", due: "2026-11-29" },
    repetition: { kind: "weekly", days: [7] },
  });
});

it("a day that somebody chose stays, and the words with it; a chore's title is its title", () => {
  expect(typed("Call plumber Friday", "2026-11-26")).toMatchObject({
    ...{ title: "Call plumber Friday", due: "2026-11-26" },
  });
  const daily = {
    ...emptyTaskDraft("routine"),
    list: "todo",
    title: "Water every Sunday",
  } as const;
  expect(draftOfWords(daily, today, family)).toEqual(daily);
  const chore = { ...emptyTaskDraft("routine"), title: "Swim on Friday" };
  expect(draftOfWords(chore, today, family)).toEqual(chore);
});
