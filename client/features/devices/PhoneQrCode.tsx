import { phoneAppMessages } from "./phone-app-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import * as styles from "./phone-qr-code.module.css";

/** The phone app's address, for cameras and for eyes. */
export const PhoneQrCode = ({ urls }: { urls: readonly string[] }) => {
  const s = useMessages(phoneAppMessages);
  const [url] = urls;
  if (url === undefined) return <EmptyState picture="mobile-phone" title={s("none")} />;
  return (
    <Row wrap justify="center" className={styles.phoneCode}>
      <QrCode text={url} label={s("code", { url })} />
      <Stack as="p" gap={2}>
        {urls.slice(0, 3).map((one) => (
          <b key={one}>{one.replace(/^https?:\/\//, "")}</b>
        ))}
        <span>{s("add")}</span>
      </Stack>
    </Row>
  );
};
