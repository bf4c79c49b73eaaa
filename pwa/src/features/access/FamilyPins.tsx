import { useState } from "react";
import { MemberPinSheet } from "#client/features/access/MemberPinSheet.tsx";
import { pinMessages } from "#client/features/access/messages.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { OwnPinGate } from "./OwnPinGate.tsx";

/** Everybody's PIN: the own one, and a new one for whoever forgot theirs, before which a parent's own comes. */
export const FamilyPins = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(phoneSettingsMessages);
  const p = useMessages(pinMessages);
  const others = useFamily().filter(({ id }) => id !== me.id);
  const isUnlocked = useUnlocked("settings");
  const [chosenId, choose] = useState<string>();
  if (chosenId !== undefined && !isUnlocked)
    return <OwnPinGate me={me} lead={s("pinsLead")} opens="settings" />;
  return (
    <>
      <Notice>{s("pinsHint")}</Notice>
      <SettingGroup>
        {me.hasPin ? <LinkRow icon="pin" href="/settings/pin" words={s("pin")} /> : null}
        {others.map((member) => (
          <ListRow
            key={member.id}
            as="button"
            type="button"
            data-member={member.id}
            aria-haspopup="dialog"
            onClick={() => choose(member.id)}
          >
            <Avatar face={member} />
            <ListRowText>
              <b dir="auto">{member.name}</b>
              <small>{p(member.hasPin ? "hasPin" : "noPin")}</small>
            </ListRowText>
            <Icon name="right" />
          </ListRow>
        ))}
      </SettingGroup>
      <MemberPinSheet
        member={others.find(({ id }) => id === chosenId)}
        onClose={() => choose(undefined)}
      />
    </>
  );
};
