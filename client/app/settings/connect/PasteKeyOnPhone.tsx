import { useState } from "react";
import type { Domain } from "#contract/operation.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { connectAddress } from "./connect-addresses.ts";

/** A long key is easier pasted than typed: where to do it on a parent's phone. */
export const PasteKeyOnPhone = ({ domain, phoneUrl }: { domain: Domain; phoneUrl: string }) => {
  const s = useMessages(sourceMessages);
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const url = phoneUrl.replace(/\/?$/, connectAddress(domain));
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <FeatureIcon name="qr" />
        {s("fromPhone")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("fromPhone")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <Row gap={6} wrap justify="center">
          <QrCode text={url} label={url} />
          <Stack as="p" gap={3}>
            {s("fromPhoneHint")}
            <b>{url.replace(/^https?:\/\//, "")}</b>
          </Stack>
        </Row>
      </Sheet>
    </>
  );
};
