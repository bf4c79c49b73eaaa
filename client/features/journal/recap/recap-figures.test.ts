import { describe, expect, it } from "vitest";
import { recapFiguresOf } from "./recap-figures.ts";

const member = (memberId: string, chores: number, stars: number, streak = 0) => ({
  ...{ memberId, chores, stars, streak },
});
const family = ["mia", "leo", "mom", "dad"].map((id) => ({ id }));
const story = { memberId: "mia", name: "A story", icon: "open-book", cost: 3 };

describe("the card of a week", () => {
  it("adds everyone up, and draws a bar for whoever did something, as high as their stars", () => {
    const members = [member("leo", 4, 5, 2), member("mia", 9, 10, 6), member("mom", 0, 0)];
    expect(recapFiguresOf({ members, redemptions: [story] }, family)).toEqual({
      ...{ chores: 13, stars: 15, rewards: 1, isQuiet: false },
      bars: [
        { ...member("mia", 9, 10, 6), share: 1 },
        { ...member("leo", 4, 5, 2), share: 0.5 },
      ],
      longest: { days: 6, memberIds: ["mia"] },
    });
  });

  it("stands on the ground for who lost more stars than they earned, and never beneath it", () => {
    const members = [member("mia", 1, -3), member("leo", 2, 0)];
    const { stars, bars } = recapFiguresOf({ members, redemptions: [] }, family);
    expect(stars).toBe(-3);
    expect(bars.map(({ share }) => share)).toEqual([0, 0]);
  });

  it("counts who has left the family, without a bar", () => {
    const members = [member("aupair", 7, 8, 3), member("mia", 2, 2, 3)];
    const { chores, bars, longest } = recapFiguresOf({ members, redemptions: [] }, family);
    expect(chores).toBe(9);
    expect(bars).toEqual([{ ...member("mia", 2, 2, 3), share: 0.25 }]);
    expect(longest).toEqual({ days: 3, memberIds: ["aupair", "mia"] });
  });

  it("is a quiet one where nothing was done, earned or redeemed", () => {
    const quiet = (members: ReturnType<typeof member>[], redemptions: (typeof story)[]) =>
      recapFiguresOf({ members, redemptions }, family).isQuiet;
    expect(quiet([member("mia", 0, 0, 3)], [])).toBe(true);
    expect(quiet([member("mia", 1, 0)], [])).toBe(false);
    expect(quiet([member("mia", 0, 0)], [story])).toBe(false);
  });

  it("makes no fuss about a single day", () => {
    const { longest } = recapFiguresOf(
      { members: [member("mia", 1, 1, 1)], redemptions: [] },
      family,
    );
    expect(longest).toBeUndefined();
  });
});
