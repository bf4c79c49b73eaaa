import { useId } from "react";
import "./form.css";

/** On or off, at once; the whole row is the target. */
export const Switch = ({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => {
  const id = useId();
  return (
    <label className="setting" htmlFor={id}>
      <span className="setting-words">
        <b>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
};
