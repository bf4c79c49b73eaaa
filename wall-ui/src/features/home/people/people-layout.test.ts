import { expect, it } from "vitest";
import { arrangePeople, type LineRoom, type PeopleLayout } from "./people-layout.ts";

interface Someone {
  readonly member: { readonly name: string; readonly kid: boolean };
  readonly isFree?: boolean;
}

const someone = (name: string, isFree = false): Someone => ({
  member: { name, kid: !["mom", "dad"].includes(name) },
  isFree,
});
const arranged = (
  room: number,
  people: readonly Someone[],
  hasAnyone = false,
  lines = 4,
): string => {
  const layout: PeopleLayout<Someone> = arrangePeople(people, {
    ...{ room, lines, hasAnyone },
    isIdle: ({ isFree }) => isFree === true,
  });
  if (layout.kind === "faces")
    return `faces: ${layout.days.map(({ member }) => member.name).join(" ")}${layout.hasAnyone ? " anyone" : ""}`;
  return layout.cards
    .map((card) => {
      if (card.kind === "member") return card.day.member.name;
      return card.kind === "anyone"
        ? "anyone"
        : `(${[...card.days.map(({ member }) => member.name), ...(card.hasAnyone ? ["anyone"] : [])].join(" ")})`;
    })
    .join(" ");
};

it("children come first, each with a card, where there is room for everybody", () => {
  expect(
    arranged(
      4,
      ["mom", "mia", "dad", "leo"].map((name) => someone(name)),
    ),
  ).toBe("mia leo mom dad");
});

it("grown-ups share a card where there is too little room, and where they have nothing to do", () => {
  const family = ["mom", "dad", "mia", "leo", "ida"].map((name) => someone(name));
  expect(arranged(4, family)).toBe("mia leo ida (mom dad)");
  expect(arranged(9, [someone("mom", true), someone("dad", true), someone("mia")])).toBe(
    "mia (mom dad)",
  );
});

it("everybody is a face where even that doesn't fit, and from seven on, children first", () => {
  const six = ["mom", "dad", "mia", "leo", "ida", "tim"].map((name) => someone(name));
  expect(arranged(4, six)).toBe("faces: mia leo ida tim mom dad");
  expect(arranged(20, [...six, someone("zoe")])).toBe("faces: mia leo ida tim zoe mom dad");
});

it("what is anyone's to do has a card of its own, or a place beside the faces", () => {
  expect(arranged(4, [someone("mia"), someone("mom")], true)).toBe("mia mom anyone");
  expect(arranged(1, [someone("mia"), someone("mom")], true)).toBe("faces: mia mom anyone");
});

it("where a card is too much for what is anyone's to do, it stands with the grown-ups", () => {
  const family = ["mom", "dad", "mia", "leo"].map((name) => someone(name));
  expect(arranged(4, family, true)).toBe("mia leo (mom dad) anyone");
  expect(arranged(3, family, true)).toBe("mia leo (mom dad anyone)");
  expect(arranged(2, [someone("mia"), someone("mom")], true)).toBe("mia (mom anyone)");
  expect(arranged(3, family, true, 2)).toBe("faces: mia leo mom dad anyone");
});

it("two grown-ups alone keep a card each", () => {
  expect(arranged(4, [someone("mom", true), someone("dad", true)])).toBe("mom dad");
});

/** From which column what is anyone's to do is a line below the cards. */
const lineFrom = (
  line: LineRoom,
  people: readonly Someone[],
  hasAnyone = true,
): number | undefined => {
  const layout = arrangePeople(people, {
    ...{ room: 4, lines: 4, line, hasAnyone },
    isIdle: ({ isFree }) => isFree === true,
  });
  return layout.kind === "cards" ? layout.lineFrom : undefined;
};

it("what is anyone's to do is a line below the grown-ups' cards, and below everybody's where it is too narrow for that on an upright wall", () => {
  const [mia, leo, mom, dad] = ["mia", "leo", "mom", "dad"].map((name) => someone(name));
  if (!mia || !leo || !mom || !dad) throw new Error("somebody is missing");
  const wide = { cards: 4, share: 0.43, mayBeWhole: false };
  const upright = { cards: 2, share: 0.43, mayBeWhole: true };
  expect(lineFrom(wide, [mia, leo, mom, dad])).toBe(3);
  expect(lineFrom(wide, [mia, mom, dad])).toBe(2);
  expect(lineFrom(wide, [mom])).toBe(1);
  expect(lineFrom(wide, [mia, leo])).toBe(1);
  expect(lineFrom(upright, [mia, mom])).toBe(2);
  expect(lineFrom({ ...upright, share: 0.6 }, [mia, mom])).toBe(1);
  expect(lineFrom(wide, [mia, leo, mom, dad], false)).toBeUndefined();
});

it("what is anyone's to do is no line where that is too narrow or too low, nor below grown-ups who are free", () => {
  const [mia, leo, mom, dad] = ["mia", "leo", "mom", "dad"].map((name) => someone(name));
  if (!mia || !leo || !mom || !dad) throw new Error("somebody is missing");
  const wide = { cards: 4, share: 0.43, mayBeWhole: false };
  expect(lineFrom(wide, [mia, leo, mom])).toBeUndefined();
  expect(lineFrom({ ...wide, share: 2 }, [mom])).toBeUndefined();
  expect(lineFrom({ ...wide, cards: 3 }, [mia, leo, mom, dad])).toBeUndefined();
  expect(lineFrom(wide, [mia, leo, someone("mom", true), someone("dad", true)])).toBeUndefined();
});
