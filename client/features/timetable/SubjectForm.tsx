import { useState } from "react";
import type { Subject } from "#contract/timetable.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ColorChoices } from "../../ui/form/ColorChoices.tsx";
import { PictureField } from "../../ui/form/PictureField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { subjectPictureNames } from "./subject-picture-names.ts";

/** The things that are named in a line, as many as a subject may have. */
const thingsIn = (line: string): string[] =>
  line
    .split(",")
    .map((thing) => thing.trim().slice(0, 60))
    .filter((thing) => thing !== "")
    .slice(0, 10);

/** One subject: its name, picture and colour, and what to bring. */
export const SubjectForm = ({
  subject,
  isUsed,
  onSave,
  onRemove,
}: {
  subject: Subject;
  /** It has lessons, with which it would be gone. */
  isUsed: boolean;
  onSave: (subject: Subject) => void;
  onRemove: (() => void) | undefined;
}) => {
  const s = useMessages(timetableMessages);
  const [draft, setDraft] = useState(subject);
  const [bring, setBring] = useState(subject.bring.join(", "));
  const name = draft.name.trim();
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onSave({ ...draft, name, bring: thingsIn(bring) });
      }}
    >
      <PictureField
        icon={draft.icon}
        words={subjectPictureNames}
        onIcon={(icon) => setDraft({ ...draft, icon: icon ?? "books" })}
      >
        <TextField
          label={s("name")}
          maxLength={40}
          value={draft.name}
          onValue={(next) => setDraft({ ...draft, name: next })}
        />
      </PictureField>
      <ColorChoices
        label={s("color")}
        beside={subject.color}
        value={draft.color}
        onChoose={(color) => setDraft({ ...draft, color })}
      />
      <TextField label={s("bring")} hint={s("bringHint")} value={bring} onValue={setBring} />
      <Button type="submit" kind="primary" disabled={name === ""}>
        {s("done")}
      </Button>
      {onRemove === undefined ? null : isUsed ? (
        <Notice>{s("removeUsed")}</Notice>
      ) : (
        <Button kind="quiet" onClick={onRemove}>
          {s("remove")}
        </Button>
      )}
    </Stack>
  );
};
