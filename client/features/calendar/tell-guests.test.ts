import { expect, it } from "vitest";
import { removeEvent } from "./mutations.ts";

it("an event is deleted although its guests are told once somebody said yes to that", () => {
  const event = { target: { id: "e1" }, title: "Concert" };
  const context = { uploadIds: [], mayWait: false };
  expect(removeEvent.request(event, context).query).toEqual({});
  expect(removeEvent.request({ ...event, tellGuests: "yes" }, context).query).toEqual({
    tellGuests: "yes",
  });
});
