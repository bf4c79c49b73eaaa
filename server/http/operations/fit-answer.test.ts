import { describe, expect, it } from "vitest";
import * as z from "zod";
import { fitAnswer } from "./fit-answer.ts";

const event = z.object({
  id: z.string(),
  start: z.iso.date(),
  memberIds: z.array(z.string().max(3)),
});
const schema = z.object({ events: z.array(event), total: z.int() });
const party = { id: "party", start: "2026-11-23", memberIds: ["mia"] };

describe("an answer that doesn't fit", () => {
  it("lacks the events that don't, and names them", () => {
    const events = [
      { ...party, id: "never", start: "9999" },
      party,
      { ...party, id: "gone", start: "2026-02-31", feedId: "school" },
    ];
    const { answer, unfit } = fitAnswer(schema, Object.freeze({ events, total: 3 }));
    expect(answer).toEqual({ events: [party], total: 3 });
    expect(unfit).toEqual([
      { id: "never", field: "start", effect: "leftOut" },
      { id: "gone", field: "start", effect: "leftOut", part: "school" },
    ]);
    expect(events).toHaveLength(3);
  });

  it("keeps an event of which only one member doesn't fit", () => {
    const events = [{ ...party, memberIds: ["mia", "nobody", "dad"] }];
    const { answer, unfit } = fitAnswer(schema, { events, total: 1 });
    expect(answer).toEqual({ events: [{ ...party, memberIds: ["mia", "dad"] }], total: 1 });
    expect(unfit).toEqual([{ id: "party", field: "memberIds.1", effect: "clipped" }]);
  });

  it("keeps an event without an optional value that doesn't fit", () => {
    const withColor = z.object({ events: z.array(event.extend({ color: z.int().optional() })) });
    const { answer, unfit } = fitAnswer(withColor, { events: [{ ...party, color: 2 ** 60 }] });
    expect(answer).toEqual({ events: [party] });
    expect(unfit).toEqual([{ id: "party", field: "color", effect: "clipped" }]);
  });

  it("is refused where it isn't about an entry of a list", () => {
    expect(() => fitAnswer(schema, { events: [], total: 2 ** 60 })).toThrow(z.ZodError);
  });
});
