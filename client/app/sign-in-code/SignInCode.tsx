import { useState } from "react";
import type { SignInLink, SignInLinkState } from "#contract/devices-sign-in.ts";
import type { FamilyMember } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { useNow } from "../../platform/clock.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { deviceMessages } from "../../features/devices/messages.ts";
import { endSignInLink } from "../../features/devices/mutations.ts";
import { useSignInLink } from "../../features/devices/queries.ts";
import { signInMessages } from "./sign-in-messages.ts";
import * as styles from "./sign-in-code.module.css";

/** How long a code signs a phone in, in ms. */
const lifeMs = 120_000;

interface Shown {
  readonly member: FamilyMember;
  readonly link: SignInLink;
}

const Code = ({
  member,
  link: { code, token },
  url,
  leftMs,
}: Shown & { readonly url: string; readonly leftMs: number }) => {
  const s = useMessages(signInMessages);
  return (
    <Row wrap justify="center" className={styles.code}>
      <QrCode text={`${url}sign-in/code#${token}`} label={s("code", { name: member.name })} />
      <Stack gap={4} justify="start">
        <p>{s("lead")}</p>
        <div>
          <p>{s("typed")}</p>
          <strong dir="ltr" data-testid="sign-in-digits">
            {`${code.slice(0, 4)} ${code.slice(4)}`}
          </strong>
        </div>
        <Text as="p" tone="soft" figures>
          {s("left", { count: Math.ceil(leftMs / 1000) })}
        </Text>
      </Stack>
    </Row>
  );
};

const SignedIn = ({
  member,
  link,
  device,
}: Shown & { readonly device: NonNullable<SignInLinkState["device"]> }) => {
  const s = useMessages(signInMessages);
  const makeWord = useMessages(deviceMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(endSignInLink);
  return (
    <Stack gap={4} align="center" className={styles.signedIn} data-member={member.id}>
      <Avatar face={member} />
      <p role="status">{s("done", { name: member.name, device: makeWord(device.make) })}</p>
      {error === null ? null : <Notice kind="problem">{errorText(t, error)}</Notice>}
      <Button kind="quiet" disabled={isPending} onClick={() => mutate({ params: { id: link.id } })}>
        {s("takeBack")}
      </Button>
    </Stack>
  );
};

/** A code for a member's phone, and what becomes of it, with the way to take it back. */
export const SignInCode = ({
  member,
  link,
  url,
  onAgain,
}: Shown & {
  /** Where phones reach the app, with a slash at its end. */
  readonly url: string;
  readonly onAgain: () => void;
}) => {
  const s = useMessages(signInMessages);
  // By this screen's own clock, which needn't be the server's.
  const [since] = useState(() => Date.now());
  const leftMs = since + lifeMs - Math.max(useNow("second"), since);
  const { state, device } = useSignInLink(link.id).data ?? { state: "waiting" };
  if (state === "used" && device !== undefined) return <SignedIn {...{ member, link, device }} />;
  if (state === "waiting" && leftMs > 0) return <Code {...{ member, link, url, leftMs }} />;
  return (
    <Stack gap={4} align="center" className={styles.signedIn}>
      <p role="status">{s("ended")}</p>
      <Button kind="primary" onClick={onAgain}>
        {s("again")}
      </Button>
    </Stack>
  );
};
