import { useSignIn } from "#client/features/access/use-sign-in.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PinPad } from "#client/features/access/PinPad.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { useHoldUpdate } from "../../update/use-update.ts";
import { useRetryCountdown } from "#client/features/access/use-retry-countdown.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./sign-in.module.css";

/** A member's PIN; what is wrong with it is said in words, a wait with its seconds. */
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
  const wait = useRetryCountdown(error);
  useHoldUpdate();
  const problem =
    wait > 0
      ? t("error.tooManyTries", { count: wait })
      : error === null || error.status === 429
        ? undefined
        : errorText(t, error);
  return (
    <Stack as="section" gap={3} align="center" className={styles.enterPin} data-member={member.id}>
      <header>
        <IconButton icon="left" label={t("action.back")} onClick={onBack} />
      </header>
      <Stack gap={1} align="center" className={styles.enterPinWho}>
        <Avatar face={member} />
        <h1 dir="auto">{member.name}</h1>
        <Text as="p" tone="soft">
          {t("pin.enter")}
        </Text>
      </Stack>
      <PinPad
        labels={{
          pin: t("pin.enterOf", { name: member.name }),
          back: t("pin.delete"),
          enter: t("pin.ok"),
        }}
        problem={problem}
        busy={isPending || wait > 0}
        onPin={(pin) => {
          // Once signed in this screen is gone, and with it a mutation's own callbacks.
          void mutateAsync({ memberId: member.id, pin }).then(onDone, () => undefined);
        }}
      />
    </Stack>
  );
};
