import { type ComponentProps, type ReactNode, useId } from "react";
import "./form.css";

interface Field {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong with it, in words; read out when it appears. */
  readonly problem?: string | undefined;
}

const Around = ({
  id,
  label,
  hint,
  problem,
  children,
}: Pick<Field, "label" | "hint" | "problem"> & { id: string; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint === undefined ? null : <p className="field-hint">{hint}</p>}
    {problem === undefined ? null : (
      <p className="field-problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
    )}
  </div>
);

const about = (id: string, problem: string | undefined) =>
  problem === undefined
    ? {}
    : { "aria-invalid": true as const, "aria-describedby": `${id}-problem` };

type Native = Omit<ComponentProps<"input">, "value" | "onChange" | "className" | "id">;

/** One line to write, with its name above it. */
export const TextField = ({ label, value, onValue, hint, problem, ...rest }: Field & Native) => {
  const id = useId();
  return (
    <Around id={id} label={label} hint={hint} problem={problem}>
      <input
        id={id}
        className="input"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        {...about(id, problem)}
        {...rest}
      />
    </Around>
  );
};

/** Several lines to write. */
export const TextArea = ({
  label,
  value,
  onValue,
  hint,
  problem,
  ...rest
}: Field & Omit<ComponentProps<"textarea">, "value" | "onChange" | "className" | "id">) => {
  const id = useId();
  return (
    <Around id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        className="input"
        dir="auto"
        rows={4}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        {...about(id, problem)}
        {...rest}
      />
    </Around>
  );
};
