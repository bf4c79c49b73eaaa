import { useState } from "react";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import "./paste-from-phone.css";

/** A long address is easier pasted than typed: the way to do it on a phone. */
export const FromPhone = ({ phoneUrl, close }: { phoneUrl: string; close: string }) => {
  const s = useWordsOf(setupWords);
  const [isOpen, setOpen] = useState(false);
  const url = phoneUrl.replace(/\/m\/?$/, "/settings/calendars");
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <RoomIcon name="qr" />
        {s("calendar.fromPhone")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("calendar.fromPhone")}
        closeLabel={close}
        onClose={() => setOpen(false)}
      >
        <div className="from-phone">
          <QrCode text={url} label={url} />
          <p>
            {s("calendar.fromPhoneHint")}
            <b>{url.replace(/^https?:\/\//, "")}</b>
          </p>
        </div>
      </Sheet>
    </>
  );
};
