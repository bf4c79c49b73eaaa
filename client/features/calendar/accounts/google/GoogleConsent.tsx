import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { pasteGoogleCode } from "../connect-mutations.ts";
import { accountMessages } from "../messages/messages.ts";
import type { TestedCalendar } from "../use-typed-account.ts";
import type { GoogleQuestion } from "./ConnectGoogle.tsx";
import * as styles from "./google-consent.module.css";

/** How Google's page is opened: the wall shows a code, because Google refuses pages inside of apps. */
export type ConsentWay = "code" | "link";

/** The way to Google's page, which the wall's own window never opens. */
const WayToGoogle = ({ way, url }: { way: ConsentWay; url: string }) => {
  const s = useMessages(accountMessages);
  if (way === "link")
    return (
      <OutsideLink href={url} target="_blank">
        {s("googleOpen")}
      </OutsideLink>
    );
  return (
    <Row gap={6} wrap justify="center" className={styles.googleConsent}>
      <QrCode text={url} label={s("googleOpen")} />
      <Stack gap={3}>
        <p>{s("googleScan")}</p>
        <p>{s("googlePhone")}</p>
      </Stack>
    </Row>
  );
};

/** Leads to Google's page, and takes the address of the page behind it. */
export const GoogleConsent = ({
  way,
  question,
  connecting,
  onBack,
  onFound,
}: {
  way: ConsentWay;
  question: GoogleQuestion;
  /** How the account that is allowed again is let in, once its address was understood. */
  connecting: { readonly error: ApiError | null; readonly isPending: boolean };
  onBack: () => void;
  onFound: (calendars: readonly TestedCalendar[]) => void;
}) => {
  const s = useMessages(accountMessages);
  const refusal = useSourceErrorText();
  const paste = useMutate(pasteGoogleCode);
  const [pasted, setPasted] = useState("");
  const isPending = paste.isPending || connecting.isPending;
  const error = paste.error ?? connecting.error;
  const isReady = pasted.trim() !== "" && !isPending;
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          paste.mutate(
            { params: { id: question.id }, body: { pasted } },
            { onSuccess: ({ calendars }) => onFound(calendars) },
          );
      }}
    >
      <WayToGoogle way={way} url={question.url} />
      <Notice kind="hint">{s("googleLanding")}</Notice>
      <TextArea
        label={s("googlePasted")}
        rows={3}
        maxLength={4000}
        autoCapitalize="none"
        placeholder="http://127.0.0.1/?…"
        value={pasted}
        onValue={setPasted}
        problem={error === null ? undefined : refusal(error)}
      />
      <Row gap={3} wrap justify="end">
        <Button kind="quiet" onClick={onBack}>
          {s("back")}
        </Button>
        <Button type="submit" kind="primary" disabled={!isReady}>
          <Icon name={isPending ? "hourglass" : "search"} />
          {s(isPending ? "finding" : "find")}
        </Button>
      </Row>
    </Stack>
  );
};
