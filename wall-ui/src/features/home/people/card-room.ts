import type { BoxSize } from "#client/ui/layout/use-box-size.ts";
import type { LineRoom } from "./people-layout.ts";

/** A narrower card gives way to a face, and a lower one has no row for a chore: CSS pixels on a wall of 1280. */
const leastWidth = 190;
const leastHeight = 168;
const leastFaceWidth = 118;
/** A lower tile has room for its name only, and a still lower one not even for that. */
const leastTileHeight = 124;
const leastNameHeight = 116;
/** A tile that is lower has no room for how much is left in words, whatever the name: it is a number on the face. */
const leastWordsHeight = 148;
/** In a narrower place a face and its words don't stand side by side: CSS pixels. */
const leastRowWidth = 160;
/** How high a face with its words is in a card of several. */
const leastLine = 60;
/** How wide a line of what is anyone's to do is at least. */
const leastLineWidth = 380;
/** How high such a line is with a chore, and a card above it with one; a card as wide as the row needs no line for what comes next. */
const leastWithLine = 76 + 150;
const leastWithLineBelowOne = 76 + 126;
const gap = 12;

/** How many cards fit side by side and below one another, and how many faces into one of them. */
export interface CardRoom {
  readonly columns: number;
  readonly rows: number;
  readonly lines: number;
  /** What room there is for a line of what is anyone's to do; undefined while that isn't known. */
  readonly line: LineRoom | undefined;
}

const fitting = (room: number, least: number, between: number): number =>
  Math.floor((room + between) / (least + between));

/** How many cards fit into a box, of which a pixel of Home is `unit` pixels: one row of them, or two in portrait. */
export const cardRoom = (box: BoxSize, unit: number): CardRoom => {
  const columns = fitting(box.width, Math.max(leastWidth, leastWidth * unit), gap * unit);
  const rows = fitting(box.height, Math.max(leastHeight, leastHeight * unit), gap * unit);
  const isPortrait = innerHeight > innerWidth;
  const drawn = Math.min(rows, isPortrait ? 2 : 1);
  const high = (box.height - (drawn - 1) * gap * unit) / Math.max(1, drawn) - gap * unit;
  const isHigh = (least: number) => box.height >= least * Math.max(unit, 1) + gap * unit;
  const below = isPortrait ? Math.min(2, columns) : columns;
  return {
    ...{ columns, rows: drawn, lines: fitting(high, leastLine * Math.max(unit, 1), 0) },
    line: {
      cards: isHigh(leastWithLine) ? below : 1,
      share: isHigh(leastWithLineBelowOne) ? (leastLineWidth * unit) / box.width : 2,
      mayBeWhole: isPortrait,
    },
  };
};

/** In how many columns a number of cards stands: up to four two by two where there are two rows. */
export const cardColumns = (
  count: number,
  { rows, columns }: Pick<CardRoom, "rows" | "columns">,
): number => (rows > 1 ? Math.min(columns, count <= 4 ? 2 : 3, count) : Math.max(1, count));

/** How faces stand beside one another. */
export interface FaceLayout {
  readonly columns: number;
  /** As rows, in place of tiles. */
  readonly lies: boolean;
  /** How much is left is a number on each of the faces, in place of words under the names. */
  readonly isCounted: boolean;
}

/** How a number of faces stands in a box: in so many columns, as tiles, or lying as rows where they are low. */
export const faceLayout = (count: number, box: BoxSize, unit: number): FaceLayout => {
  const most = Math.max(1, fitting(box.width, Math.max(100, leastFaceWidth * unit), gap * unit));
  const rows = Math.max(count <= 4 ? 1 : 2, Math.ceil(count / most));
  const columns = Math.ceil(count / rows);
  const each = (room: number, of: number) => (room - (of - 1) * gap * unit) / of;
  const height = each(box.height, rows) / Math.max(unit, 0.9);
  // Where standing leaves room for the name, lying has to leave it the room that its size asks for.
  const leastWidthOfRow = leastRowWidth * (height < leastNameHeight ? 1 : Math.max(unit, 1));
  const lies = height < leastTileHeight && each(box.width, columns) >= leastWidthOfRow;
  return { columns, lies, isCounted: lies || height < leastWordsHeight };
};
