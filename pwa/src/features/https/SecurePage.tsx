import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Https } from "#contract/https.ts";
import { useMe } from "#client/context/family.ts";
import { guideMessages } from "#client/features/https/messages/guide.ts";
import { useHttps } from "#client/features/https/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { isOnHomeScreen } from "../../ui/is-on-home-screen.ts";
import { currentSubscription } from "../push/browser-subscription.ts";
import { NoWay } from "./NoWay.tsx";
import { secureOriginOf } from "./secure-origin.ts";
import { ownKind, TrustStep } from "./TrustStep.tsx";
import { useTrust } from "./use-trust.ts";
import * as styles from "./secure.module.css";

type StepState = "done" | "now" | "later";

const Step = ({
  title,
  state,
  children,
}: {
  title: string;
  state: StepState;
  children: ReactNode;
}) => {
  const s = useMessages(guideMessages);
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === "now" ? "step" : "false"}
    >
      <h2>
        {title}
        {state === "done" ? <Icon name="check" label={s("done")} /> : null}
      </h2>
      {state === "later" ? null : children}
    </li>
  );
};

/** Whether this browser takes notifications already. */
const useSubscribed = (): boolean => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    void currentSubscription().then((found) => setOn(found !== undefined));
  }, []);
  return isOn;
};

/** The steps after trust, on https: the first one that isn't done is the one to do. */
const SecureSteps = () => {
  const s = useMessages(guideMessages);
  const me = useMe();
  const installed = isOnHomeScreen();
  const subscribed = useSubscribed();
  const done = [me !== undefined, installed, installed, subscribed];
  const next = done.indexOf(false);
  const stateOf = (step: number): StepState => {
    if (done[step] === true) return "done";
    return step === next || (step === 2 && next === 1) ? "now" : "later";
  };
  const installWords = { iphone: "installIphone", android: "installAndroid" } as const;
  const kind = ownKind();
  return (
    <>
      <Step title={s("signIn")} state={stateOf(0)}>
        {me === undefined ? (
          <>
            <p>{s("signInHint")}</p>
            <ButtonLink href="/sign-in">{s("signIn")}</ButtonLink>
          </>
        ) : (
          <p>{s("signedIn", { name: me.name })}</p>
        )}
      </Step>
      <Step title={s("install")} state={stateOf(1)}>
        {installed ? null : (
          <p>{s(kind === "computer" ? "installComputer" : installWords[kind])}</p>
        )}
      </Step>
      <Step title={s("open")} state={stateOf(2)}>
        <p>{s(installed ? "opened" : "openHint")}</p>
      </Step>
      <Step title={s("notify")} state={stateOf(3)}>
        {subscribed ? (
          <p>{s("notified")}</p>
        ) : (
          <>
            <p>{s("notifyHint")}</p>
            <ButtonLink href="/settings/notifications">{s("toNotifications")}</ButtonLink>
          </>
        )}
      </Step>
    </>
  );
};

/** On plain http only trust can be done; what follows is named, so that everybody sees how far it is. */
const PlainSteps = ({ https }: { https: Https }) => {
  const s = useMessages(guideMessages);
  const origin = secureOriginOf(https, location);
  const isTrusted = useTrust(origin);
  if (https.authority === null || origin === undefined) return null;
  return (
    <>
      <Step title={s("trust")} state="now">
        <TrustStep authority={https.authority} origin={origin} isTrusted={isTrusted} />
      </Step>
      {(["signIn", "install", "open", "notify"] as const).map((step) => (
        <Step key={step} title={s(step)} state="later">
          {null}
        </Step>
      ))}
    </>
  );
};

const Steps = ({ https }: { https: Https }) => {
  const s = useMessages(guideMessages);
  if (location.protocol !== "https:") return <PlainSteps https={https} />;
  return (
    <>
      <Step title={s("trust")} state="done">
        <p>{s("trusted")}</p>
      </Step>
      <SecureSteps />
    </>
  );
};

/** Leads a phone from plain http to the installed app: trust, sign in, home screen, open there, notifications. */
export const SecurePage = () => {
  const s = useMessages(guideMessages);
  const { t } = useI18n();
  const https = useHttps();
  const isSecure = location.protocol === "https:";
  const hasWay =
    https.data !== undefined &&
    (isSecure ||
      (https.data.by === "authority" && secureOriginOf(https.data, location) !== undefined));
  return (
    <Stack as="main" gap={5} className={styles.secure} data-testid="secure">
      <Text as="h1" size="head">
        {s("title")}
      </Text>
      {https.source === "failed" ? (
        <Notice kind="problem" role="alert">
          {errorText(t, https.error)}
        </Notice>
      ) : null}
      {https.data === undefined || hasWay ? <p>{s("lead")}</p> : <NoWay https={https.data} />}
      {https.data !== undefined && hasWay ? (
        <ol className={styles.steps}>
          <Steps https={https.data} />
        </ol>
      ) : null}
      {isSecure && https.source === "failed" ? (
        <>
          <p>{s("anew")}</p>
          <OutsideLink href={`http://${location.host}/m/secure`}>{s("anewWay")}</OutsideLink>
        </>
      ) : null}
      <Link href="/" className={styles.toApp}>
        {s("toApp")}
      </Link>
    </Stack>
  );
};
