import type { FormEvent } from "react";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./add-form.module.css";

/** One line to write something down with, and a plus that rests until there is something; at most 200 characters. */
export const AddForm = ({
  label,
  add,
  kind = "plain",
  text,
  onText,
  isReady = text.trim() !== "",
  onAdd,
}: {
  label: string;
  /** The name of the plus. */
  add: string;
  /** `primary` where it is the first thing to do in a room. */
  kind?: "primary" | "plain";
  text: string;
  onText: (text: string) => void;
  isReady?: boolean;
  onAdd: () => void;
}) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onAdd();
  };
  return (
    <Row
      as="form"
      gap={kind === "primary" ? 3 : 2}
      align="end"
      className={styles.addForm}
      onSubmit={submit}
    >
      <TextField label={label} value={text} onValue={onText} maxLength={200} />
      <IconButton type="submit" icon="plus" kind={kind} label={add} disabled={!isReady} />
    </Row>
  );
};
