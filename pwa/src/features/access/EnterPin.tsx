import { useSignIn } from "#client/features/access/use-sign-in.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PinPad } from "#client/features/access/PinPad.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { useHoldUpdate } from "../../update/use-update.ts";
import { pinHelpMessages } from "#client/features/access/pin-help-messages.ts";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./sign-in.module.css";

/** A member's PIN; what is wrong with it is said in words, a wait with its seconds, and who helps where it is forgotten. */
export const EnterPin = ({
  member,
  onBack,
  onDone,
}: {
  member: FamilyMember;
  onBack: () => void;
  onDone: () => void;
}) => {
  const { t } = useI18n();
  const { mutateAsync, error, isPending } = useSignIn();
  const { problem, waits } = usePinProblem(error);
  const s = useMessages(pinHelpMessages);
  useHoldUpdate();
  const isWrong = error?.status === 401 || error?.status === 429;
  return (
    <Stack as="section" gap={3} align="center" className={styles.enterPin} data-member={member.id}>
      <header>
        <IconButton icon="left" label={t("action.back")} onClick={onBack} />
      </header>
      <Stack gap={1} align="center" className={styles.enterPinWho}>
        <Avatar face={member} />
        <h1 dir="auto">{member.name}</h1>
        <Text as="p" tone="soft" {...(isWrong ? { size: "small" as const } : {})}>
          {isWrong
            ? s(member.parent ? "forgottenByParent" : "forgotten", { id: member.id })
            : t("pin.enter")}
        </Text>
      </Stack>
      <PinPad
        labels={{
          pin: t("pin.enterOf", { name: member.name }),
          back: t("pin.delete"),
          enter: t("pin.ok"),
        }}
        problem={problem}
        busy={isPending || waits}
        onPin={(pin) => {
          // Once signed in this screen is gone, and with it a mutation's own callbacks.
          void mutateAsync({ memberId: member.id, pin }).then(onDone, () => undefined);
        }}
      />
    </Stack>
  );
};
