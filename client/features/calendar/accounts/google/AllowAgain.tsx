import { useState } from "react";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { accountMessages } from "../messages/messages.ts";
import { ConnectGoogle } from "./ConnectGoogle.tsx";
import type { ConsentWay } from "./GoogleConsent.tsx";

/** The way to let the wall in again where Google doesn't any more; nothing for any other account. */
export const AllowAgain = ({
  account: { google, user, code },
  consent,
}: {
  account: CalendarAccount;
  consent: ConsentWay;
}) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isShut = code?.startsWith("accountGoogle") === true;
  if (google !== true || !(isShut || isOpen)) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {s("allowAgain")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("allowAgain")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <ConnectGoogle
          consent={consent}
          hasClient={code !== "accountGoogleClientRefused"}
          known={user}
          onConnected={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
};
