import { useState } from "react";
import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { ColorChoices } from "#client/ui/form/ColorChoices.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useMemberColors } from "#client/ui/theme/use-member-colors.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { BirthdayField } from "./BirthdayField.tsx";
import { FaceChoices, faceOf } from "./FaceChoices.tsx";
import { type MemberRole, roleOf, withBirthday, withFace, withRole } from "./roster-changes.ts";
import * as styles from "./member-form.module.css";
import * as formWaysStyles from "#client/ui/form/form-ways.module.css";

const RoleChoices = ({
  value,
  onChoose,
}: {
  value: MemberRole;
  onChoose: (role: MemberRole) => void;
}) => {
  const s = useMessages(setupMessages);
  return (
    <Choices
      label={s("family.role")}
      value={value}
      choices={[
        { value: "child", label: s("family.child") },
        { value: "parent", label: s("family.parent") },
        { value: "other", label: s("family.other") },
      ]}
      onChoose={onChoose}
    />
  );
};

/** One person: name, colour, face, child or parent. */
export const MemberForm = ({
  entry,
  onSave,
  onRemove,
}: {
  entry: RosterEntry;
  onSave: (entry: RosterEntry) => void;
  onRemove: (() => void) | undefined;
}) => {
  const s = useMessages(setupMessages);
  const [draft, setDraft] = useState(entry);
  const field = useFirstFocus(entry.name === "");
  useMemberColors([{ id: "draft", color: draft.color }]);
  const name = draft.name.trim();
  return (
    <Stack
      as="form"
      gap={5}
      className={styles.memberForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onSave({ ...draft, name });
      }}
    >
      <div className={styles.memberFormWho}>
        <Avatar face={faceOf(draft, draft.avatar)} />
        <TextField
          ref={field}
          label={s("family.name")}
          enterKeyHint="done"
          value={draft.name}
          maxLength={60}
          onValue={(next) => setDraft({ ...draft, name: next })}
        />
      </div>
      <RoleChoices value={roleOf(draft)} onChoose={(role) => setDraft(withRole(draft, role))} />
      {draft.kid === true ? (
        <Switch
          label={s("family.needsCompany")}
          hint={s("family.needsCompanyHint")}
          on={draft.needsCompany === true}
          onChange={(needsCompany) => setDraft({ ...draft, needsCompany })}
        />
      ) : null}
      <ColorChoices
        label={s("family.color")}
        beside={entry.color}
        value={draft.color}
        onChoose={(color) => setDraft({ ...draft, color })}
      />
      <FaceChoices draft={draft} onChoose={(avatar) => setDraft(withFace(draft, avatar))} />
      <BirthdayField
        birthday={draft.birthday}
        onBirthday={(birthday) => setDraft(withBirthday(draft, birthday))}
      />
      <Row as="footer" gap={3} wrap className={formWaysStyles.formWays} data-part="form-ways">
        {onRemove === undefined ? null : (
          <Button kind="quiet" onClick={onRemove}>
            {s("family.remove")}
          </Button>
        )}
        <Button type="submit" kind="primary" disabled={name === ""}>
          {s("family.keep")}
        </Button>
      </Row>
    </Stack>
  );
};
