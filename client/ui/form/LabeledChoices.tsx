import type { ReactNode } from "react";
import { Choices } from "./Choices.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import * as styles from "./choices.module.css";

/** One of a few, with the question above it. */
export const LabeledChoices = <T extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: T | undefined;
  choices: readonly { readonly value: T; readonly label: string; readonly picture?: ReactNode }[];
  onChoose: (value: T) => void;
}) => (
  <div className={styles.several} data-part="several">
    <FieldLabel spoken={false}>{label}</FieldLabel>
    <Choices label={label} value={value} choices={choices} onChoose={onChoose} />
  </div>
);
