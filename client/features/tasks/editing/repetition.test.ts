import { describe, expect, it } from "vitest";
import { type Repetition, withoutEnding as ending } from "#client/recurrence/repetition.ts";
import { repetitionFieldsOf, storedRepetitionOf, taskRepetitionOf } from "./repetition.ts";

const said: readonly (readonly [words: string, Repetition, spelled: object])[] = [
  ["once", { kind: "none" }, {}],
  ["every day", { kind: "daily", every: 1, ending }, { recurrence: "FREQ=DAILY" }],
  [
    "on weekdays",
    { kind: "weekdays", every: 1, ending },
    { recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
  ],
  [
    "on Monday and Thursday",
    { kind: "weekly", days: [1, 4], every: 1, ending },
    { recurrence: "FREQ=WEEKLY;BYDAY=MO,TH" },
  ],
  [
    "every other Saturday",
    { kind: "weekly", days: [6], every: 2, ending },
    { recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA" },
  ],
  [
    "on the 15th",
    { kind: "monthly", every: 1, by: 15, ending },
    { recurrence: "FREQ=MONTHLY;BYMONTHDAY=15" },
  ],
  [
    "on the last of a month",
    { kind: "monthly", every: 1, by: -1, ending },
    { recurrence: "FREQ=MONTHLY;BYMONTHDAY=-1" },
  ],
  ["three days after it was done", { kind: "afterDone", days: 3 }, { repeatAfterDays: 3 }],
];

describe("a repetition", () => {
  it.each(said)("that a parent means as %s is spelled and read alike", (_, repetition, spelled) => {
    expect(repetitionFieldsOf(repetition)).toEqual(spelled);
    expect(taskRepetitionOf(spelled)).toEqual(repetition);
  });

  it("is read in whatever order and case another program wrote it", () => {
    expect(taskRepetitionOf({ recurrence: "BYDAY=TH,MO;interval=1;FREQ=WEEKLY" })).toEqual({
      kind: "weekly",
      days: [1, 4],
      every: 1,
      ending,
    });
    expect(taskRepetitionOf({ recurrence: "FREQ=WEEKLY;BYDAY=SU,SA,FR,TH,WE,TU,MO" })).toEqual({
      kind: "daily",
      every: 1,
      ending,
    });
  });

  it.each([
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=DAILY;COUNT=5",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=MO;UNTIL=20271231",
    "FREQ=MONTHLY;BYDAY=1SU",
    "FREQ=MONTHLY;BYMONTHDAY=1,15",
    "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=3",
    "FREQ=YEARLY",
  ])("that these words can't say stays as it is: %s", (rule) => {
    expect(taskRepetitionOf({ recurrence: rule })).toEqual({ kind: "other", rule });
    expect(repetitionFieldsOf(taskRepetitionOf({ recurrence: rule }))).toEqual({
      recurrence: rule,
    });
  });

  it.each([
    [{ kind: "once" }, {}],
    [{ kind: "daily" }, { recurrence: "FREQ=DAILY" }],
    [{ kind: "weekdays" }, { recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" }],
    [{ kind: "weekly", days: [6], every: 2 }, { recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA" }],
    [{ kind: "monthly", day: -1 }, { recurrence: "FREQ=MONTHLY;BYMONTHDAY=-1" }],
    [{ kind: "afterDone", days: 3 }, { repeatAfterDays: 3 }],
    [{ kind: "other", rule: "FREQ=YEARLY" }, { recurrence: "FREQ=YEARLY" }],
  ] as const)(
    "that an earlier version left unfinished as %j can still be saved",
    (stored, spelled) => {
      const read = storedRepetitionOf(stored);
      expect(repetitionFieldsOf(read)).toEqual(spelled);
      expect(storedRepetitionOf(read)).toEqual(read);
    },
  );
});
