import type { WallLayout } from "#contract/wall-layout.ts";
import type { WallPalette, WallPreset, WallTheme } from "#contract/wall-view.ts";
import { presetLayouts, type WallOrientation, wallGrid } from "./preset-layouts.ts";
import * as styles from "./wall-picture.module.css";

/** A wall as a small picture: its paper, and where it has which card. */
export const WallPicture = ({
  preset,
  layout,
  palette = "paper",
  theme = "house",
  orientation = "landscape",
  large = false,
}: {
  preset: WallPreset;
  /** As a parent arranged it; the preset as it comes without it. */
  layout?: WallLayout | undefined;
  palette?: WallPalette;
  /** A wall's own; the colours of the screen that shows it where that depends on the house or the sun. */
  theme?: WallTheme;
  orientation?: WallOrientation;
  large?: boolean;
}) => {
  const { columns, rows } = wallGrid[orientation];
  return (
    <svg
      className={styles.wallPicture}
      viewBox={`0 0 ${columns * 10 + 4} ${rows * 10 + 4}`}
      data-palette={palette}
      data-theme={theme === "house" || theme === "auto" ? undefined : theme}
      data-large={large}
      data-testid={large ? "wall-picture" : undefined}
      data-orientation={orientation}
      aria-hidden="true"
    >
      <rect className={styles.wallPaper} width="100%" height="100%" rx="5" />
      {(layout?.[orientation] ?? presetLayouts[preset][orientation]).map(({ card, x, y, w, h }) => (
        <rect
          key={card}
          className={styles.wallCard}
          data-card={card}
          x={x * 10 + 3}
          y={y * 10 + 3}
          width={w * 10 - 2}
          height={h * 10 - 2}
          rx="3"
        />
      ))}
    </svg>
  );
};
