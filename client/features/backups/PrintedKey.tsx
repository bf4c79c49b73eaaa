import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { call, defineRead } from "../../api/call.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { copyMessages } from "./messages/messages.ts";
import * as styles from "./printed-key.module.css";

type BackupKey = OperationAnswer<"GET /api/backups/key">;

/** Asked once for each look, and in no cache: a page that was left knows it no more. */
const keyRead = defineRead("GET /api/backups/key", "settings");

const KeySheet = ({ shown }: { shown: BackupKey }) => {
  const s = useMessages(copyMessages);
  return (
    <Stack gap={3} className={styles.keySheet}>
      <Row gap={4} wrap>
        <QrCode text={shown.key} label={s("keyPicture")} />
        <Text as="code" className={styles.keyText}>
          {shown.key}
        </Text>
      </Row>
      <p>{s("keyWords")}</p>
      <ol className={styles.keyWords} lang="en">
        {shown.words.map((word, index) => (
          // A word may come twice, at places that never change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{word}</li>
        ))}
      </ol>
    </Stack>
  );
};

/** The key of the copies, shown only when it is asked for, and kept nowhere but in this component. */
export const PrintedKey = () => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const [shown, setShown] = useState<BackupKey>();
  const [problem, setProblem] = useState<ApiError>();
  const show = (): void => {
    call(keyRead, {})
      .then(({ answer }) => setShown(answer))
      .catch((error: unknown) => setProblem(apiErrorOf(error)));
  };
  return (
    <Stack gap={3}>
      <Notice>{s("keyHint")}</Notice>
      {problem === undefined ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, problem)}
        </Notice>
      )}
      {shown === undefined ? (
        <Button onClick={show}>{s("showKey")}</Button>
      ) : (
        <>
          <KeySheet shown={shown} />
          <Row gap={2} wrap>
            <Button onClick={() => window.print()}>{s("printKey")}</Button>
            <Button kind="quiet" onClick={() => setShown(undefined)}>
              {s("hideKey")}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
};
