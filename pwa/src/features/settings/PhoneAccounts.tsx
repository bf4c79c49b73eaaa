import { AccountSettings } from "#client/features/calendar/accounts/AccountSettings.tsx";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { OwnPinGate } from "../access/OwnPinGate.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import * as styles from "./phone-settings.module.css";

/** The accounts at calendar servers on a parent's phone; their own PIN comes first. */
export const PhoneAccounts = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(accountMessages);
  return (
    <SubPage look={styles.phoneSettings} title={s("title")} back="/settings">
      {useUnlocked("settings") ? (
        <AccountSettings consent="link" />
      ) : (
        <OwnPinGate me={me} lead={s("phoneLead")} opens="settings" />
      )}
    </SubPage>
  );
};
