import { type ReactNode, type SubmitEvent, useRef } from "react";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./line-field.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";

/** Where things are written one after the other, each in a line: the plus or the keyboard's key adds it, and the keyboard stays. */
export const LineField = ({
  label,
  addLabel,
  hint,
  value,
  onValue,
  onAdd,
  canAdd,
  tool,
  className = "",
  children,
  ...rest
}: {
  label: string;
  addLabel: string;
  /** What could stand there. */
  hint: string;
  value: string;
  onValue: (value: string) => void;
  onAdd: () => void;
  /** Whether what is written makes sense. */
  canAdd: boolean;
  /** Another way to add, beside the plus. */
  tool?: ReactNode;
  className?: string | undefined;
  /** What stands below the line. */
  children?: ReactNode;
  "data-many"?: boolean;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (canAdd) onAdd();
  };
  return (
    <Stack as="form" gap={2} className={className} onSubmit={submit} {...rest}>
      <div className={styles.lineField} data-tool={tool !== undefined}>
        <input
          ref={field}
          className={inputStyles.input}
          data-part="input"
          dir="auto"
          maxLength={200}
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="send"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
        <span className={styles.lineFieldWays}>
          {tool}
          <IconButton icon="plus" type="submit" label={addLabel} disabled={!canAdd} />
        </span>
      </div>
      {children}
    </Stack>
  );
};
