import { useState } from "react";
import { MemberPinSheet } from "#client/features/access/MemberPinSheet.tsx";
import { pinMessages } from "#client/features/access/messages.ts";
import { changeRoster } from "#client/features/members/mutations.ts";
import { rosterEntryOf } from "#client/features/members/roster.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useFamily } from "#client/context/family.ts";
import { useMembers } from "#client/context/members.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { FamilyEditor } from "../family/FamilyEditor.tsx";
import { addingBack } from "../family/roster-changes.ts";

/** Who lives here, and everyone's PIN. Each step is saved at once. */
export const MembersSection = () => {
  const s = useMessages(settingsMessages);
  const p = useMessages(pinMessages);
  const { t } = useI18n();
  const { list, byId } = useMembers();
  const family = useFamily();
  const save = useMutate(changeRoster);
  const [pinOf, setPinOf] = useState<string>();
  // What was asked for shows at once; the roster follows, or stays.
  const roster = save.isPending ? save.variables.body.members : list.map(rosterEntryOf);
  return (
    <>
      <FamilyEditor
        roster={roster}
        onChange={(body) => save.mutate({ body })}
        pins={{
          state: (id) => p(byId.get(id)?.hasPin === true ? "hasPin" : "noPin"),
          label: ({ name }) => s("members.setPin", { name }),
          open: setPinOf,
        }}
      />
      {save.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, save.error)}
        </Notice>
      )}
      {save.error?.status === 404 && save.variables !== undefined ? (
        <Button onClick={() => save.mutate({ body: addingBack(save.variables.body) })}>
          {t("waiting.putBack")}
        </Button>
      ) : null}
      <MemberPinSheet
        member={family.find(({ id }) => id === pinOf)}
        onClose={() => setPinOf(undefined)}
      />
    </>
  );
};
