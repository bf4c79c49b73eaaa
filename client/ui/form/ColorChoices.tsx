import { Icon } from "../icons/Icon.tsx";
import { palette } from "../theme/palette.ts";
import { useMemberColors } from "../theme/use-member-colors.ts";
import * as styles from "./color-choices.module.css";

/** One colour of the palette, or one that is there beside it. */
export const ColorChoices = ({
  label,
  beside,
  value,
  onChoose,
}: {
  label: string;
  /** A colour that is offered first where the palette lacks it. */
  beside: string | undefined;
  value: string | undefined;
  onChoose: (color: string) => void;
}) => {
  const isOwn = beside !== undefined && !palette.some((color) => color === beside);
  const colors = isOwn ? [beside, ...palette] : palette;
  useMemberColors(colors.map((color) => ({ id: `swatch ${color}`, color })));
  return (
    <div className={styles.swatches} role="group" aria-label={label}>
      {colors.map((color, at) => (
        <button
          type="button"
          key={color}
          data-member={`swatch ${color}`}
          aria-label={`${label} ${at + 1}`}
          aria-pressed={color === value}
          onClick={() => onChoose(color)}
        >
          {color === value ? <Icon name="check" /> : null}
        </button>
      ))}
    </div>
  );
};
