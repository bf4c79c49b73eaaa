import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./phone-qr-code.module.css";

/** The phone app's address, for cameras and for eyes. */
export const PhoneQrCode = ({ urls }: { urls: readonly string[] }) => {
  const s = useMessages(setupMessages);
  const [url] = urls;
  if (url === undefined) return <EmptyState picture="mobile-phone" title={s("phones.none")} />;
  return (
    <Row wrap justify="center" className={styles.phoneCode}>
      <QrCode text={url} label={s("phones.qr", { url })} />
      <Stack as="p" gap={2}>
        {urls.slice(0, 3).map((one) => (
          <b key={one}>{one.replace(/^https?:\/\//, "")}</b>
        ))}
        <span>{s("phones.add")}</span>
      </Stack>
    </Row>
  );
};
