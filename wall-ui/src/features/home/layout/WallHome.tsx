import { type CSSProperties, useRef } from "react";
import type { WallPreset } from "#contract/wall-view.ts";
import { presetLayouts, wallGrid } from "#client/features/walls/preset-layouts.ts";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { SampleBar } from "../SampleBar.tsx";
import { NotesStrip } from "../notes/NotesStrip.tsx";
import { CardScaleContext, useHomeUnit } from "../use-home-unit.ts";
import { CardOfWall } from "./CardOfWall.tsx";
import * as styles from "./wall-home.module.css";

/** A wall's Home in another preset than Kitchen: its cards on the grid. */
export const WallHome = ({ preset }: { preset: Exclude<WallPreset, "kitchen"> }) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const unit = useHomeUnit();
  const orientation = size === undefined || size.width > size.height ? "landscape" : "portrait";
  const { columns, rows } = wallGrid[orientation];
  return (
    <div
      className={styles.wallHome}
      style={{ "--u": `${unit}px`, "--columns": columns, "--rows": rows } as CSSProperties}
      data-testid="home"
      data-preset={preset}
      ref={box}
    >
      <SampleBar />
      <NotesStrip place={orientation === "landscape" ? "wide" : "narrow"} />
      <div className={styles.cardGrid}>
        {/* What doesn't know its size yet would be measured in vain. */}
        {size === undefined
          ? null
          : presetLayouts[preset][orientation].map(({ card, x, y, w, h, scale = 1 }) => (
              <div
                key={card}
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
                  <CardOfWall card={card} />
                </CardScaleContext>
              </div>
            ))}
      </div>
    </div>
  );
};
