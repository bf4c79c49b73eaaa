import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldWords } from "./Field.tsx";
import * as styles from "./input.module.css";

interface Written extends FieldWords {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** One line to write, with its name above it. */
export const TextField = ({
  label,
  value,
  onValue,
  hint,
  problem,
  ...rest
}: Written & Omit<ComponentProps<"input">, "value" | "onChange" | "className" | "id">) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <input
        id={id}
        className={styles.input}
        data-part="input"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        {...describedBy(id, problem)}
        {...rest}
      />
    </Field>
  );
};
