import { type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldLabel.tsx";
import * as styles from "./choices.module.css";

/** Any number of a few, all of them in sight. */
export const MultipleChoice = <T extends string | number>({
  label,
  hint,
  chosen,
  choices,
  onChoose,
}: {
  label: string;
  hint?: string;
  chosen: readonly T[];
  choices: readonly { readonly value: T; readonly label: string; readonly picture?: ReactNode }[];
  onChoose: (chosen: readonly T[]) => void;
}) => {
  const id = useId();
  return (
    <div className={styles.several} data-part="several" role="group" aria-labelledby={id}>
      <FieldLabel id={id}>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </FieldLabel>
      <div className={styles.choices} data-part="choices">
        {choices.map(({ value, label: words, picture }) => (
          <label
            key={value}
            className={styles.choice}
            data-part="choice"
            data-picture={picture !== undefined}
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChoose(
                  event.target.checked
                    ? [...chosen, value]
                    : chosen.filter((other) => other !== value),
                )
              }
            />
            {picture}
            <b>
              <bdi>{words}</bdi>
            </b>
          </label>
        ))}
      </div>
    </div>
  );
};
