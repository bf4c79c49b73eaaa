import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import { FamilyFeedAddress } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { FollowFeed } from "#client/features/calendar/family-calendar/FollowFeed.tsx";
import { RecentCalendarChanges } from "#client/features/calendar/history/RecentCalendarChanges.tsx";
import { ImportCalendarFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { type FamilyMember, useMe } from "#client/context/family.ts";
import { useSession } from "#client/features/access/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { PhoneAccounts } from "./PhoneAccounts.tsx";
import { MissingSources } from "./MissingSources.tsx";
import { PhoneNotificationSettings } from "./PhoneNotificationSettings.tsx";
import { ChangeOwnPin } from "../access/ChangeOwnPin.tsx";
import { UnlockWalls } from "../access/UnlockWalls.tsx";
import * as styles from "./phone-settings.module.css";

const Card = () => {
  const { t } = useI18n();
  const card = useBabysitter();
  if (card.source === "failed") return <Notice kind="problem">{errorText(t, card.error)}</Notice>;
  return card.data === undefined ? null : <CardEditor card={card.data} />;
};

const Ways = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const w = useMessages(wallMessages);
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const a = useMessages(accountMessages);
  const { t } = useI18n();
  return (
    <SubPage look={styles.phoneSettings} title={t("settings.title")} back="/">
      <LinkRow href="/settings/notifications" words={n("title")} hint={n("titleHint")} />
      <LinkRow href="/settings/calendar" words={s("calendar")} hint={s("calendarHint")} />
      <LinkRow href="/settings/sources" words={s("sources")} hint={s("sourcesHint")} />
      {me.hasPin ? <LinkRow href="/settings/pin" words={s("pin")} /> : null}
      {isParent ? (
        <>
          <LinkRow href="/walls" words={w("walls")} hint={w("walls.hint")} />
          <LinkRow href="/settings/accounts" words={a("title")} hint={a("phoneHint")} />
          <LinkRow href="/settings/walls" words={s("walls")} hint={s("wallsHint")} />
          <LinkRow href="/settings/babysitter" words={s("card")} hint={s("cardHint")} />
        </>
      ) : null}
    </SubPage>
  );
};

/** What somebody chooses on their own phone: what it tells them, their PIN, and a parent which wall is unlocked, and the babysitter's card. */
export const PhoneSettings = ({ section }: { section: string | undefined }) => {
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const me = useMe();
  const isParent = useSession()?.parent === true;
  if (me === undefined) return <SessionRedirect to="/" />;
  if (section === "notifications")
    return (
      <SubPage look={styles.phoneSettings} title={n("title")} back="/settings">
        <PhoneNotificationSettings me={me} isParent={isParent} />
      </SubPage>
    );
  if (section === "calendar")
    return (
      <SubPage look={styles.phoneSettings} title={s("calendar")} back="/settings">
        <FamilyFeedAddress origin={location.origin}>
          <FollowFeed origin={location.origin} />
        </FamilyFeedAddress>
        <ImportCalendarFile />
        <RecentCalendarChanges />
      </SubPage>
    );
  if (section === "sources")
    return (
      <SubPage look={styles.phoneSettings} title={s("sources")} back="/settings">
        <MissingSources />
      </SubPage>
    );
  if (section === "pin" && me.hasPin)
    return (
      <SubPage look={styles.phoneSettings} title={s("pin")} back="/settings">
        <ChangeOwnPin me={me} />
      </SubPage>
    );
  if (section === "accounts" && isParent) return <PhoneAccounts me={me} />;
  if (section === "walls" && isParent)
    return (
      <SubPage look={styles.phoneSettings} title={s("walls")} back="/settings">
        <UnlockWalls me={me} />
      </SubPage>
    );
  if (section === "babysitter" && isParent)
    return (
      <SubPage look={styles.phoneSettings} title={s("card")} back="/settings">
        <Card />
      </SubPage>
    );
  return <Ways me={me} isParent={isParent} />;
};
