import { useState } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { wallMessages } from "./messages/messages.ts";
import type { WallPart } from "./wall-part.ts";
import * as styles from "./wall-editor.module.css";

const mostLetters = 40;

/** What a wall is called; a new one writes from its first name on. */
export const WallName = ({ wall, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  const [name, setName] = useState(wall.name ?? "");
  const written = name.trim();
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== "") choose({ name: written });
      }}
    >
      <TextField
        label={w("name")}
        hint={w(wall.name === null && wall.rights === "tick" ? "newWall" : "nameHint")}
        value={name}
        onValue={setName}
        maxLength={mostLetters}
      />
      {written === "" || written === wall.name ? null : (
        <Button kind="primary" type="submit">
          {w("save")}
        </Button>
      )}
    </form>
  );
};
