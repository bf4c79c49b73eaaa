import type { ReactNode } from "react";
import { Notice } from "../text/Notice.tsx";
import * as styles from "./field.module.css";

/** What a field says beside its control. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, in words; read out when it appears. */
  readonly problem?: string | undefined;
}

/** What a control with this `id` takes to be announced with its field's problem. */
export const describedBy = (id: string, problem: string | undefined) =>
  problem === undefined
    ? {}
    : { "aria-invalid": true as const, "aria-describedby": `${id}-problem` };

/** A control with its name above it, a hint and a problem below it; the control has the `id` and takes `describedBy`. */
export const Field = ({
  id,
  label,
  hint,
  problem,
  children,
}: FieldWords & { id: string; children: ReactNode }) => (
  <div className={styles.field} data-part="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint === undefined ? null : <Notice kind="hint">{hint}</Notice>}
    {problem === undefined ? null : (
      <Notice kind="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </Notice>
    )}
  </div>
);
