import { type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldLabel.tsx";
import "./choices.css";

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
    <div className="several" role="group" aria-labelledby={id}>
      <FieldLabel id={id}>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </FieldLabel>
      <div className="choices">
        {choices.map(({ value, label: words, picture }) => (
          <label key={value} className="choice" data-picture={picture !== undefined}>
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
