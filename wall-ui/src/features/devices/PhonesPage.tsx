import { useState } from "react";
import { ShowSignInCode } from "#client/app/sign-in-code/ShowSignInCode.tsx";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { GuestWifi } from "#client/features/babysitter/GuestWifi.tsx";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { phoneAppMessages } from "#client/features/devices/phone-app-messages.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { LargeMemberPicker } from "../members/LargeMemberPicker.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./phones-page.module.css";

const SignInPhone = ({ url }: { url: string | undefined }) => {
  const s = useMessages(signInMessages);
  const p = useMessages(phoneAppMessages);
  const { t } = useI18n();
  const withPin = useFamily().filter(({ hasPin }) => hasPin);
  const [chosenId, choose] = useState<string>();
  const chosen = withPin.find(({ id }) => id === chosenId);
  if (url === undefined) return <EmptyState picture="mobile-phone" title={p("none")} />;
  if (chosen === undefined)
    return (
      <Stack gap={4}>
        <LargeMemberPicker title={s("forWhom")} faces={withPin} onPick={choose} />
        <Notice>{s("noPin")}</Notice>
      </Stack>
    );
  return (
    <Stack gap={4} className={styles.chosen}>
      <IconButton icon="left" label={t("action.back")} onClick={() => choose(undefined)} />
      <ShowSignInCode key={chosen.id} member={chosen} url={url} asksPin />
    </Stack>
  );
};

/** What somebody with a phone in their hand wants of a wall: to be signed in, or to join the guests' Wi-Fi. */
export const PhonesPage = () => {
  const s = useMessages(signInMessages);
  const b = useMessages(babysitterMessages);
  const urls = useSetup().data?.phoneUrls;
  return (
    <div className={pageStyles.room}>
      <Row as="header" wrap className={pageStyles.roomHead} data-part="room-head">
        <h1>{s("pageTitle")}</h1>
      </Row>
      <div className={styles.sides}>
        <section aria-label={s("title")}>
          <h2>{s("title")}</h2>
          {urls === undefined ? null : <SignInPhone url={urls[0]} />}
        </section>
        <section aria-label={b("wifi")}>
          <h2>{b("wifi")}</h2>
          <GuestWifi />
        </section>
      </div>
    </div>
  );
};
