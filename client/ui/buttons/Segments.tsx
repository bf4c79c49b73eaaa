import * as styles from "./segments.module.css";

/** A few views beside one another, of which one is shown; a tap shows another at once. */
export const Segments = <T extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  /** What they are views of, for screen readers. */
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChoose: (value: T) => void;
}) => (
  <div className={styles.segments} data-part="segments" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        type="button"
        key={option.value}
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
