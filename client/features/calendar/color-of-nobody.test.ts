import { expect, it } from "vitest";
import { sharedColor } from "#server/providers/calendar/port.ts";
import { colorOfNobody } from "./color-of-nobody.ts";

it("the server and the screens know what is nobody's alone by the same colour", () => {
  expect(colorOfNobody).toBe(sharedColor);
});
