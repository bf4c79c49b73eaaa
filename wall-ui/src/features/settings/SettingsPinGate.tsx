import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ParentPinForm } from "../access/ParentPinForm.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "../access/pin-gate.module.css";

/** A parent's PIN before Settings. */
export const SettingsPinGate = () => {
  const s = useMessages(setupMessages);
  const { mutate, error, isPending } = useUnlock("settings");
  return (
    <div className={styles.gate}>
      <Text as="h1" srOnly>
        {s("unlock.title")}
      </Text>
      <ParentPinForm lead={s("unlock.lead")} error={error} busy={isPending} onPin={mutate} />
    </div>
  );
};
