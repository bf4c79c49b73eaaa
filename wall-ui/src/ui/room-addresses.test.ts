import { expect, it } from "vitest";
import { roomOf, type RoomName } from "./room-addresses.ts";

const usual: readonly RoomName[] = ["home", "calendar", "chores", "meals", "journal"];

it.each([
  ["/", "home"],
  ["/calendar/day/2026-11-20", "calendar"],
  ["/rewards/mia", "chores"],
  ["/meals/grocery", "meals"],
  ["/settings", undefined],
  ["/weather", "home"],
  ["/photos", "journal"],
])("the dock of a usual wall shows at %s that it is in %s", (address, room) => {
  expect(roomOf(address, usual)).toBe(room);
});

it("a room of its own is where its page is, rather than the one around it", () => {
  const more: readonly RoomName[] = [...usual, "grocery", "rewards"];
  expect(roomOf("/meals/grocery", more)).toBe("grocery");
  expect(roomOf("/rewards/mia", more)).toBe("rewards");
  expect(roomOf("/meals/week", more)).toBe("meals");
});
