import { useState } from "react";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./paste-from-phone.module.css";

/** A long address is easier pasted than typed: the way to do it on a phone. */
export const PasteFromPhone = ({ phoneUrl, close }: { phoneUrl: string; close: string }) => {
  const s = useMessages(setupMessages);
  const [isOpen, setOpen] = useState(false);
  const url = phoneUrl.replace(/\/m\/?$/, "/settings/calendars");
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <FeatureIcon name="qr" />
        {s("calendar.fromPhone")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("calendar.fromPhone")}
        closeLabel={close}
        onClose={() => setOpen(false)}
      >
        <Row gap={6} wrap justify="center" className={styles.fromPhone}>
          <QrCode text={url} label={url} />
          <Stack as="p" gap={3}>
            {s("calendar.fromPhoneHint")}
            <b>{url.replace(/^https?:\/\//, "")}</b>
          </Stack>
        </Row>
      </Sheet>
    </>
  );
};
