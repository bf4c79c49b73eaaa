import { type CSSProperties, useRef } from "react";
import type { WallCard } from "#contract/wall-layout.ts";
import type { WallPreset } from "#contract/wall-view.ts";
import {
  type DrawnCard,
  type Layouts,
  presetLayouts,
  wallGrid,
} from "#client/features/walls/preset-layouts.ts";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { SampleBar } from "../SampleBar.tsx";
import { NotesStrip } from "../notes/NotesStrip.tsx";
import { useIsLow } from "../low-screen.ts";
import { CardScaleContext, useHomeUnit } from "../use-home-unit.ts";
import { CardOfWall } from "./CardOfWall.tsx";
import { useArrangePress } from "./use-arrange-press.ts";
import * as styles from "./wall-home.module.css";

/** How far a wall's cards lie from its edge and from one another, in CSS pixels. */
export const edgeOf = (unit: number): { readonly edge: number; readonly between: number } => ({
  edge: Math.max(10, 16 * unit),
  between: Math.max(8, 12 * unit),
});

const CardCell = ({
  of,
  unit,
  hasWeekAfter,
}: {
  of: DrawnCard;
  unit: number;
  hasWeekAfter: boolean;
}) => {
  const { card, memberId, x, y, w, h, scale = 1 } = of;
  return (
    <div
      className={styles.cell}
      style={
        {
          "--u": `${unit * scale}px`,
          gridColumn: `${x + 1} / span ${w}`,
          gridRow: `${y + 1} / span ${h}`,
        } as CSSProperties
      }
      data-card={card}
    >
      <CardScaleContext value={scale}>
        <CardOfWall card={card} memberId={memberId} hasWeekAfter={hasWeekAfter} />
      </CardScaleContext>
    </div>
  );
};

/** A wall's Home on the grid: a preset other than Kitchen, or what a parent arranged; `isPicture` draws the grid alone. */
export const WallHome = ({
  preset,
  layouts = presetLayouts[preset],
  isPicture = false,
}: {
  preset: WallPreset;
  layouts?: Layouts;
  isPicture?: boolean;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const unit = useHomeUnit();
  const { edge, between } = edgeOf(unit);
  const orientation = size === undefined || size.width > size.height ? "landscape" : "portrait";
  const { columns, rows } = wallGrid[orientation];
  const cards = layouts[orientation];
  const press = useArrangePress();
  const isLow = useIsLow();
  const has = (name: WallCard) => cards.some(({ card }) => card === name);
  return (
    <div
      className={styles.wallHome}
      style={
        {
          "--u": `${unit}px`,
          "--edge": `${edge}px`,
          "--between": `${between}px`,
          "--columns": columns,
          "--rows": rows,
        } as CSSProperties
      }
      data-testid={isPicture ? "home-picture" : "home"}
      data-preset={preset}
      data-part="home paper"
      ref={box}
      {...press}
    >
      {isPicture ? null : <SampleBar />}
      {isPicture ? null : (
        <NotesStrip
          place={orientation === "landscape" ? "wide" : "narrow"}
          withoutNotes={has("notes")}
          hasBinsAlone={isLow || (!has("week") && !has("weekAfter"))}
        />
      )}
      <div className={styles.cardGrid} data-part="paper">
        {/* What doesn't know its size yet would be measured in vain. */}
        {size === undefined
          ? null
          : cards.map((one) => (
              <CardCell key={one.card} of={one} unit={unit} hasWeekAfter={has("weekAfter")} />
            ))}
      </div>
    </div>
  );
};
