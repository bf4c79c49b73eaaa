import { useState } from "react";
import type { RosterChange } from "#contract/roster.ts";
import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { initialsOf } from "#client/ui/avatar/initials.ts";
import { useMemberColors } from "#client/ui/theme/use-member-colors.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { unusedColor } from "#client/ui/theme/palette.ts";
import { FamilyRow, idOfRow, type MemberPins } from "./FamilyRow.tsx";
import { MemberSheet, type OpenMember } from "./MemberSheet.tsx";
import { entryChange, withAdded, withMoved } from "./roster-changes.ts";
import * as styles from "./family-editor.module.css";

const AddMember = ({ onAdd }: { onAdd: (role: { kid: true } | { parent: true }) => void }) => {
  const s = useMessages(setupMessages);
  return (
    <Row gap={3} wrap align="stretch" className={styles.familyAdd}>
      <Button onClick={() => onAdd({ parent: true })}>
        <Icon name="plus" />
        {s("family.addParent")}
      </Button>
      <Button onClick={() => onAdd({ kid: true })}>
        <Icon name="plus" />
        {s("family.addChild")}
      </Button>
    </Row>
  );
};

/** Everyone who lives here: add, change, move, remove. `onChange` gets the roster before and after each step; `pins` adds everyone's PIN to the rows. */
export const FamilyEditor = ({
  roster,
  onChange,
  pins,
}: {
  roster: readonly RosterEntry[];
  onChange: (change: RosterChange) => void;
  pins?: MemberPins;
}) => {
  const s = useMessages(setupMessages);
  const [open, setOpen] = useState<OpenMember>({ what: "nothing" });
  const close = () => setOpen({ what: "nothing" });
  useMemberColors(roster.map(({ id, color }) => ({ id: idOfRow(id), color })));
  const initials = initialsOf(roster.map(({ name }) => name));
  const add = (role: { kid: true } | { parent: true }) => {
    const color = unusedColor(roster.map((entry) => entry.color));
    setOpen({ what: "add", entry: { id: "", name: "", color, ...role } });
  };
  const onRoster = (members: RosterEntry[]) => onChange({ members, seen: [...roster] });
  const save = (entry: RosterEntry) => {
    if (open.what === "edit") onChange(entryChange(roster, open.entry, entry));
    else onRoster(withAdded(roster, entry));
    close();
  };
  return (
    <Stack gap={4} className={styles.familyEditor}>
      {roster.length === 0 ? <p className={styles.familyEmpty}>{s("family.empty")}</p> : null}
      <Stack as="ul" gap={3}>
        {roster.map((entry, at) => (
          <FamilyRow
            key={entry.id}
            entry={entry}
            initials={initials[at] ?? "?"}
            pins={pins}
            onEdit={() => setOpen({ what: "edit", entry })}
            onUp={at === 0 ? undefined : () => onRoster(withMoved(roster, at, -1))}
            onDown={at === roster.length - 1 ? undefined : () => onRoster(withMoved(roster, at, 1))}
          />
        ))}
      </Stack>
      <AddMember onAdd={add} />
      <MemberSheet
        open={open}
        canRemove={roster.length > 1}
        onSave={save}
        onAskRemove={(entry) => setOpen({ what: "remove", entry })}
        onRemove={(entry) => {
          onRoster(roster.filter(({ id }) => id !== entry.id));
          close();
        }}
        onClose={close}
      />
    </Stack>
  );
};
