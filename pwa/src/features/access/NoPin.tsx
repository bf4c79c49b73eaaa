import { useEffect, useRef } from "react";
import { useConfig } from "#client/context/config.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { pinHelpMessages } from "#client/features/access/pin-help-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./sign-in.module.css";

/** Says to somebody without a PIN who can give them one, or to everybody that the house isn't set up yet, and comes into view. */
export const NoPin = ({ member }: { member: FamilyMember | undefined }) => {
  const s = useMessages(pinHelpMessages);
  const { setupDone } = useConfig();
  const id = member?.id;
  const box = useRef<HTMLDivElement>(null);
  // The faces of a large family fill a small phone.
  useEffect(() => {
    if (id !== undefined) box.current?.scrollIntoView({ block: "center" });
  }, [id]);
  return (
    <Stack ref={box} gap={3} className={styles.noPin} data-member={id}>
      <Text as="p" size="small" role="alert">
        {setupDone && member !== undefined
          ? s(member.kid ? "childByParent" : "byParent", { name: member.name })
          : s("notSetUp")}
      </Text>
      {setupDone ? null : <OutsideLink href="/setup">{s("setUp")}</OutsideLink>}
    </Stack>
  );
};
