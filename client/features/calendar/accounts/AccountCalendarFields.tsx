import type { ReactNode } from "react";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { MembersField } from "../../members/MembersField.tsx";
import { accountMessages } from "./messages/messages.ts";

/** A calendar of an account: whether it is shown, and whose it is. */
export const AccountCalendarFields = ({
  name,
  hint,
  isShown,
  memberIds,
  children,
  onShown,
  onMemberIds,
}: {
  name: string;
  hint?: string | undefined;
  isShown: boolean;
  memberIds: readonly string[];
  /** What else is chosen of one that is shown. */
  children?: ReactNode;
  onShown: (isShown: boolean) => void;
  onMemberIds: (memberIds: readonly string[]) => void;
}) => {
  const s = useMessages(accountMessages);
  return (
    <Stack as="li" gap={3} data-testid="account-calendar">
      <Switch
        label={name}
        {...(hint === undefined ? {} : { hint })}
        on={isShown}
        onChange={onShown}
      />
      {isShown ? (
        <>
          <MembersField
            label={s("whose")}
            nobodyHint={s("everyone")}
            memberIds={memberIds}
            onMemberIds={onMemberIds}
          />
          {children}
        </>
      ) : null}
    </Stack>
  );
};
