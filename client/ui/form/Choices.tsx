import { type ReactNode, useId } from "react";
import { Text } from "../text/Text.tsx";
import * as styles from "./choices.module.css";

interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  readonly picture?: ReactNode;
}

/** One of a few, all of them in sight; `large` for the one question of a screen. */
export const Choices = <T extends string>({
  label,
  value,
  choices,
  large = false,
  onChoose,
}: {
  label: string;
  value: T | undefined;
  choices: readonly Choice<T>[];
  large?: boolean;
  onChoose: (value: T) => void;
}) => {
  const name = useId();
  return (
    <fieldset className={styles.choices} data-part="choices" data-large={large}>
      <Text as="legend" srOnly>
        {label}
      </Text>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={styles.choice}
          data-part="choice"
          data-picture={choice.picture !== undefined}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.picture}
          <span>
            <b>{choice.label}</b>
            {choice.detail === undefined ? null : <small>{choice.detail}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
