import { type ReactNode, useRef } from "react";
import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import { moveSide, type Side, sides, type Tiling } from "../layout/tiling.ts";
import { wallMessages } from "../messages/messages.ts";
import { type WallOrientation, wallGrid } from "../preset-layouts.ts";
import { stepCard, stepOfKey } from "./key-step.ts";
import { useBoardPointer } from "./use-board-pointer.ts";
import * as styles from "./arrange.module.css";

const canPull = (tiling: Tiling, card: WallCard, side: Side, least: CardSizes): boolean =>
  [1, -1].some((by) => moveSide(tiling, card, side, by, least) !== undefined);

interface BoardCard {
  readonly tiling: Tiling;
  /** How large each card has to be. */
  readonly least: CardSizes;
  readonly chosen: WallCard | undefined;
  readonly onChoose: (card: WallCard) => void;
  readonly onChange: (next: Tiling) => void;
  /** Whether each card says what it is, where nothing is drawn below. */
  readonly isNamed: boolean;
}

type Pointer = ReturnType<typeof useBoardPointer>;

/** The sides of the chosen card by which it can be pulled. */
const Grips = ({
  card,
  tiling,
  least,
  carried,
  begin,
}: Pick<BoardCard, "tiling" | "least"> & Pointer & { card: WallCard }) => {
  if (carried !== undefined && carried.side === undefined) return null;
  return sides.map((side) =>
    carried?.side === side || canPull(tiling, card, side, least) ? (
      <span
        key={side}
        className={styles.grip}
        data-side={side}
        data-testid={`grip-${side}`}
        aria-hidden="true"
        onPointerDown={(event) => begin(event, card, side)}
      />
    ) : null,
  );
};

/** A card to be carried, chosen, and moved by keys. */
const CardButton = ({
  place: { card, w: width, h: height },
  tiling,
  least,
  chosen,
  onChoose,
  onChange,
  isNamed,
  begin,
}: BoardCard & Pick<Pointer, "begin"> & { place: PlacedCard }) => {
  const w = useMessages(wallMessages);
  const name = w(`card.${card}`);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={card === chosen}
      aria-label={w("arrange.card", { ...{ card: name, width, height } })}
      onPointerDown={(event) => begin(event, card)}
      onClick={() => onChoose(card)}
      onKeyDown={(event) => {
        const step = stepOfKey(event.key, event.shiftKey);
        if (step === undefined) return;
        event.preventDefault();
        const next = stepCard(tiling, card, step, least);
        if (next !== undefined) onChange(next);
      }}
    >
      {isNamed || card === chosen ? <span>{name}</span> : null}
    </button>
  );
};

const percent = (part: number, of: number): string => `${(part / of) * 100}%`;

/** A wall's cards on its grid, to be carried, pulled larger or smaller, and chosen; `children` are drawn below them. */
export const ArrangeBoard = ({
  orientation,
  inset,
  children,
  ...board
}: BoardCard & {
  orientation: WallOrientation;
  /** How far the grid lies from the board's edge, in CSS pixels. */
  inset: number;
  children?: ReactNode;
}) => {
  const { tiling, least, chosen, onChange } = board;
  const { columns, rows } = wallGrid[orientation];
  const box = useRef<HTMLDivElement>(null);
  const pointer = useBoardPointer({ box, tiling, least, columns, rows, onChange });
  const { carried, begin, refused } = pointer;
  const words = useMessages(wallMessages);
  // In an order of their own: what a finger holds mustn't move in the document.
  const shown = (carried?.next ?? tiling).toSorted((a, b) => a.card.localeCompare(b.card));
  const fate = carried?.next === undefined ? "back" : "here";
  return (
    <div
      className={styles.board}
      data-part="arrange-board"
      data-testid="arrange-board"
      data-orientation={orientation}
      data-carrying={carried !== undefined}
    >
      {children}
      <div className={styles.frames} ref={box} style={{ inset }}>
        {shown.map((place) => {
          const { card, x, y, w, h } = place;
          return (
            <div
              key={card}
              className={styles.frame}
              data-card={card}
              data-place={[x, y, w, h].join(" ")}
              data-chosen={card === chosen}
              data-carried={carried?.card === card ? fate : undefined}
              style={{
                ...{ left: percent(x, columns), top: percent(y, rows) },
                ...{ width: percent(w, columns), height: percent(h, rows) },
              }}
            >
              <CardButton {...board} place={place} begin={begin} />
              {card === chosen ? <Grips {...{ card, tiling, least, ...pointer }} /> : null}
            </div>
          );
        })}
      </div>
      <p className={styles.refusal} role="status">
        {refused === undefined
          ? null
          : words("arrange.refused", { card: words(`card.${refused}`) })}
      </p>
    </div>
  );
};
