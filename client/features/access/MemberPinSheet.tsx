import type { FamilyMember } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { MemberPictures } from "./MemberPictures.tsx";
import { pinMessages } from "./messages.ts";
import { setMemberPin } from "./mutations.ts";
import { NewPin } from "./NewPin.tsx";
import { usePinProblem } from "./use-pin-problem.ts";

/** A new PIN for somebody, or new pictures for who can't read yet, on a screen that a parent unlocked; closed without a member. */
export const MemberPinSheet = ({
  member,
  onClose,
}: {
  member: FamilyMember | undefined;
  onClose: () => void;
}) => {
  const p = useMessages(pinMessages);
  const { t } = useI18n();
  const { mutate, reset, error, isPending } = useMutate(setMemberPin);
  const { problem, waits } = usePinProblem(error);
  const close = () => {
    onClose();
    reset();
  };
  return (
    <Sheet
      open={member !== undefined}
      title={member === undefined ? "" : p("of", { name: member.name })}
      closeLabel={t("action.close")}
      onClose={close}
    >
      {member === undefined ? null : (
        <NewPin
          face={member}
          problem={problem}
          busy={isPending || waits}
          onPin={(pin) =>
            mutate(
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
  );
};
