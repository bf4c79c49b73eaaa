import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldWords } from "./Field.tsx";
import * as styles from "./input.module.css";

interface Written extends FieldWords {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Several lines to write; it grows with them. */
export const TextArea = ({
  label,
  value,
  onValue,
  hint,
  problem,
  ...rest
}: Written & Omit<ComponentProps<"textarea">, "value" | "onChange" | "className" | "id">) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        className={styles.input}
        data-part="input"
        dir="auto"
        rows={4}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        {...describedBy(id, problem)}
        {...rest}
      />
    </Field>
  );
};
