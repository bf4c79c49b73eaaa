import { useState } from "react";
import { useMembers } from "#client/context/members.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { rosterEntryOf } from "#client/features/members/roster.ts";
import { saveRoster, setMemberPin } from "#client/features/members/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { pinMessages } from "#client/features/access/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { MemberPictures } from "../../members/MemberPictures.tsx";
import { FamilyEditor } from "../../members/FamilyEditor.tsx";
import { NewPin } from "#client/features/access/NewPin.tsx";
import { useFamily } from "#client/context/family.ts";

/** Who lives here, and everyone's PIN. Each step is saved at once. */
export const MembersSection = () => {
  const s = useMessages(settingsMessages);
  const p = useMessages(pinMessages);
  const { t } = useI18n();
  const { list, byId } = useMembers();
  const family = useFamily();
  const save = useMutate(saveRoster);
  const setPin = useMutate(setMemberPin);
  const [pinOf, setPinOf] = useState<string>();
  // What was asked for shows at once; the roster follows, or stays.
  const roster = save.isPending ? save.variables.body : list.map(rosterEntryOf);
  const member = family.find(({ id }) => id === pinOf);
  const close = () => {
    setPinOf(undefined);
    setPin.reset();
  };
  return (
    <>
      <FamilyEditor
        roster={roster}
        onRoster={(body) => save.mutate({ body })}
        pins={{
          state: (id) => s(byId.get(id)?.hasPin === true ? "members.hasPin" : "members.noPin"),
          label: ({ name }) => s("members.setPin", { name }),
          open: setPinOf,
        }}
      />
      {save.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, save.error)}
        </Notice>
      )}
      <Sheet
        open={member !== undefined}
        title={member === undefined ? "" : p("of", { name: member.name })}
        closeLabel={t("action.close")}
        onClose={close}
      >
        {member === undefined ? null : (
          <NewPin
            face={member}
            problem={setPin.error === null ? undefined : errorText(t, setPin.error)}
            busy={setPin.isPending}
            onPin={(pin) =>
              setPin.mutate(
                { params: { id: member.id }, body: { pin } },
                {
                  onSuccess: () => {
                    close();
                    showToast({ kind: "done", words: p("done", { name: member.name }) });
                  },
                },
              )
            }
          />
        )}
        {member === undefined || member.parent ? null : <MemberPictures member={member} />}
      </Sheet>
    </>
  );
};
