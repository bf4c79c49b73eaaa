import { useState } from "react";
import type { HttpsAuthority } from "#contract/https.ts";
import { guideMessages } from "#client/features/https/messages/guide.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { isApple } from "../../ui/is-apple.ts";
import { useGoOver } from "./use-go-over.ts";
import * as styles from "./secure.module.css";

/** The kinds of devices, each with its own way to trust a certificate. */
const kinds = ["iphone", "android", "computer"] as const;
export type PhoneKind = (typeof kinds)[number];

/** What this browser runs on, as far as it says so. */
export const ownKind = (): PhoneKind => {
  if (isApple()) return "iphone";
  return navigator.userAgent.includes("Android") ? "android" : "computer";
};

const How = ({ kind, authority }: { kind: PhoneKind; authority: HttpsAuthority }) => {
  const s = useMessages(guideMessages);
  const isIphone = kind === "iphone";
  return (
    <ol className={styles.how}>
      <li>
        {s(`${kind}1`)}
        <OutsideLink href={`/api/https/authority.${isIphone ? "mobileconfig" : "crt"}`}>
          {s(isIphone ? "getProfile" : "getCertificate")}
        </OutsideLink>
      </li>
      <li>{s(`${kind}2`)}</li>
      <li>{s(`${kind}3`, { name: authority.name })}</li>
    </ol>
  );
};

/** The way over, which delivers first what this phone still has to send. */
const GoOver = ({ origin }: { origin: string }) => {
  const s = useMessages(guideMessages);
  const { state, goOver } = useGoOver(`${origin}/m/secure`);
  return (
    <>
      {state === "here" || state === "leaving" ? null : (
        <Notice role="status">{s(state === "stuck" ? "stillWaiting" : "delivering")}</Notice>
      )}
      <Button kind="primary" busy={state === "delivering" || state === "leaving"} onClick={goOver}>
        {s("goOver")}
      </Button>
    </>
  );
};

/** Trusting the wall's authority: what to do on this kind of device, a light that turns green, and the way over. */
export const TrustStep = ({
  authority,
  origin,
  isTrusted,
}: {
  authority: HttpsAuthority;
  origin: string;
  isTrusted: boolean;
}) => {
  const s = useMessages(guideMessages);
  const [kind, setKind] = useState(ownKind);
  return (
    <Stack gap={4}>
      {isTrusted ? null : (
        <>
          <LabeledChoices
            label={s("which")}
            choices={kinds.map((value) => ({ value, label: s(value) }))}
            value={kind}
            onChoose={setKind}
          />
          <How kind={kind} authority={authority} />
          <div className={styles.fingerprint}>
            <small>{s("fingerprint")}</small>
            <code>{authority.fingerprint.replaceAll(":", " ")}</code>
          </div>
        </>
      )}
      <p role="status" className={styles.light} data-trusted={isTrusted}>
        {s(isTrusted ? "trusted" : "checking")}
      </p>
      {isTrusted ? <GoOver origin={origin} /> : null}
    </Stack>
  );
};
