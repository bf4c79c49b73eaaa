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

type OnDraft = (draft: RosterEntry) => void;

const NameField = ({
  draft,
  isNew,
  onDraft,
}: {
  draft: RosterEntry;
  isNew: boolean;
  onDraft: OnDraft;
}) => {
  const s = useMessages(setupMessages);
  const field = useFirstFocus(isNew);
  return (
    <div className={styles.memberFormWho}>
      <Avatar face={faceOf(draft, draft.avatar)} />
      <TextField
        ref={field}
        label={s("family.name")}
        enterKeyHint="done"
        value={draft.name}
        maxLength={60}
        onValue={(name) => onDraft({ ...draft, name })}
      />
    </div>
  );
};

/** What somebody is in the family, and looks like on its screens. */
const PersonFields = ({
  draft,
  colorBeside,
  onDraft,
}: {
  draft: RosterEntry;
  colorBeside: string;
  onDraft: OnDraft;
}) => {
  const s = useMessages(setupMessages);
  return (
    <>
      <RoleChoices value={roleOf(draft)} onChoose={(role) => onDraft(withRole(draft, role))} />
      {draft.kid === true ? (
        <Switch
          label={s("family.needsCompany")}
          hint={s("family.needsCompanyHint")}
          on={draft.needsCompany === true}
          onChange={(needsCompany) => onDraft({ ...draft, needsCompany })}
        />
      ) : null}
      <ColorChoices
        label={s("family.color")}
        beside={colorBeside}
        value={draft.color}
        onChoose={(color) => onDraft({ ...draft, color })}
      />
      <FaceChoices draft={draft} onChoose={(avatar) => onDraft(withFace(draft, avatar))} />
      <BirthdayField
        birthday={draft.birthday}
        onBirthday={(birthday) => onDraft(withBirthday(draft, birthday))}
      />
    </>
  );
};

/** One person: name, colour, face, child or parent. */
export const MemberForm = ({
  entry,
  onSave,
  onRemove,
}: {
  entry: RosterEntry;
  onSave: OnDraft;
  onRemove: (() => void) | undefined;
}) => {
  const s = useMessages(setupMessages);
  const [draft, setDraft] = useState(entry);
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
      <NameField draft={draft} isNew={entry.name === ""} onDraft={setDraft} />
      <PersonFields draft={draft} colorBeside={entry.color} onDraft={setDraft} />
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
