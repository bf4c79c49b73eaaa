import { type ComponentProps, useId } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { describedBy, Field, type FieldWords } from "./Field.tsx";
import * as inputStyles from "./input.module.css";
import * as styles from "./picker-field.module.css";

interface Picked extends FieldWords {
  readonly type: "date" | "time";
  /** A day or a time of day, as the browser's own control has it; "" where none is chosen. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A day or a time of day, shown as the house writes it and chosen by what the device has for that. */
export const PickerField = ({
  type,
  label,
  value,
  onValue,
  hint,
  problem,
  ...rest
}: Picked & Pick<ComponentProps<"input">, "aria-label" | "min" | "required">) => {
  const { dateWithYear, timeOfDay } = useI18n();
  const id = useId();
  const words = value === "" ? "–" : type === "date" ? dateWithYear(value) : timeOfDay(value);
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <span className={`${inputStyles.input} ${styles.picker}`} data-part="input">
        <span aria-hidden="true">{words}</span>
        <input
          id={id}
          className={styles.pickerInput}
          type={type}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...describedBy(id, problem)}
          {...rest}
        />
      </span>
    </Field>
  );
};
