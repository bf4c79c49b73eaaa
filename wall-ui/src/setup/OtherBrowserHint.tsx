import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./other-browser-hint.module.css";

/** How to go on in another browser: an address, as a picture too, and the code that proves that somebody stands at the wall. */
export const OtherBrowserHint = ({ code, url }: { code: string; url: string }) => {
  const s = useMessages(setupMessages);
  return (
    <Row as="aside" gap={5} className={styles.elsewhere}>
      <QrCode text={url} label={url} />
      <Stack as="p" gap={1}>
        {s("elsewhere.words")}
        <b>{url.replace(/^https?:\/\//, "")}</b>
        <span>
          {s("elsewhere.code")} <Text as="b" figures>{`${code.slice(0, 3)} ${code.slice(3)}`}</Text>
        </span>
      </Stack>
    </Row>
  );
};
