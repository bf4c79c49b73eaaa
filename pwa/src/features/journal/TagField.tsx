import { useState } from "react";
import { maxTags } from "#client/features/journal/writing/entry-draft.ts";
import { useNewestEntries } from "#client/features/journal/queries.ts";
import { useTagName } from "#client/features/journal/use-tag-name.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import * as styles from "./journal.module.css";

const everything = {};
/** The house writes these itself. */
const recap = "Recap";
const longest = 40;

/** An entry's tags, from those that the family uses; a parent brings new ones. */
export const TagField = ({
  chosen,
  onChoose,
}: {
  chosen: readonly string[];
  onChoose: (tags: readonly string[]) => void;
}) => {
  const s = useMessages(journalMessages);
  const tagName = useTagName();
  const isParent = useParentHere();
  const [typed, setTyped] = useState("");
  const known = useNewestEntries(everything).data?.tags ?? [];
  const offered = [...new Set([...known, ...chosen])].filter((tag) => tag !== recap);
  const choose = (tags: readonly string[]) => onChoose(tags.slice(0, maxTags));
  const add = () => {
    const tag = typed.trim();
    if (tag === "" || tag === recap) return;
    // The same word in the family's language means the tag that is there.
    const same = offered.find((one) => tagName(one).toLowerCase() === tag.toLowerCase()) ?? tag;
    choose([...new Set([...chosen, same])]);
    setTyped("");
  };
  return (
    <>
      <MultipleChoice
        label={s("tags")}
        chosen={chosen}
        choices={offered.map((tag) => ({ value: tag, label: tagName(tag) }))}
        onChoose={choose}
      />
      {isParent ? (
        <div className={styles.newTag}>
          <TextField
            label={s("newTag")}
            value={typed}
            onValue={setTyped}
            maxLength={longest}
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <IconButton
            icon="plus"
            label={s("newTagAdd")}
            disabled={typed.trim() === ""}
            onClick={add}
          />
        </div>
      ) : null}
    </>
  );
};
