import { useId } from "react";
import { ListRow } from "../layout/ListRow.tsx";
import { ListRowText } from "../layout/ListRowText.tsx";
import * as styles from "./switch.module.css";

/** Turns something on or off at once; the whole row is the target. */
export const Switch = ({
  label,
  hint,
  on,
  disabled,
  onChange,
}: {
  label: string;
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) => {
  const id = useId();
  return (
    <ListRow as="label" htmlFor={id}>
      <ListRowText>
        <b>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </ListRowText>
      <input
        id={id}
        type="checkbox"
        role="switch"
        data-part="switch"
        className={styles.switchControl}
        disabled={disabled}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </ListRow>
  );
};
