import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { FamilyFeed } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { FeedWays } from "#client/features/calendar/family-calendar/FollowFeed.tsx";
import { ImportFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { type FamilyMember, useMe } from "#client/context/family.tsx";
import { useSession } from "#client/features/access/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { notificationWords } from "#client/features/push/messages.ts";
import { phoneSettingsWords } from "#client/features/settings/messages/phone.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { LeadAway } from "../access/SessionRedirect.tsx";
import { Page } from "../../ui/SubPage.tsx";
import { Way } from "../../ui/LinkRow.tsx";
import { Notifications } from "./PhoneNotificationSettings.tsx";
import { OwnPin } from "../access/ChangeOwnPin.tsx";
import { Walls } from "../access/UnlockWalls.tsx";
import "./phone-settings.css";

const Card = () => {
  const { t } = useText();
  const card = useBabysitter();
  if (card.from === "failed") return <p className="field-problem">{errorText(t, card.error)}</p>;
  return card.data === undefined ? null : <CardEditor card={card.data} />;
};

const Ways = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const s = useWordsOf(phoneSettingsWords);
  const n = useWordsOf(notificationWords);
  const { t } = useText();
  return (
    <Page look="phone-settings" title={t("settings.title")} back="/">
      <Way href="/settings/notifications" words={n("title")} hint={n("titleHint")} />
      <Way href="/settings/calendar" words={s("calendar")} hint={s("calendarHint")} />
      {me.hasPin ? <Way href="/settings/pin" words={s("pin")} /> : null}
      {isParent ? (
        <>
          <Way href="/settings/walls" words={s("walls")} hint={s("wallsHint")} />
          <Way href="/settings/babysitter" words={s("card")} hint={s("cardHint")} />
        </>
      ) : null}
    </Page>
  );
};

/** What somebody chooses on their own phone: what it tells them, their PIN, and a parent which wall is unlocked, and the babysitter's card. */
export const PhoneSettings = ({ section }: { section: string | undefined }) => {
  const s = useWordsOf(phoneSettingsWords);
  const n = useWordsOf(notificationWords);
  const me = useMe();
  const isParent = useSession()?.parent === true;
  if (me === undefined) return <LeadAway to="/" />;
  if (section === "notifications")
    return (
      <Page look="phone-settings" title={n("title")} back="/settings">
        <Notifications me={me} isParent={isParent} />
      </Page>
    );
  if (section === "calendar")
    return (
      <Page look="phone-settings" title={s("calendar")} back="/settings">
        <FamilyFeed origin={location.origin}>
          <FeedWays origin={location.origin} />
        </FamilyFeed>
        <ImportFile />
      </Page>
    );
  if (section === "pin" && me.hasPin)
    return (
      <Page look="phone-settings" title={s("pin")} back="/settings">
        <OwnPin me={me} />
      </Page>
    );
  if (section === "walls" && isParent)
    return (
      <Page look="phone-settings" title={s("walls")} back="/settings">
        <Walls me={me} />
      </Page>
    );
  if (section === "babysitter" && isParent)
    return (
      <Page look="phone-settings" title={s("card")} back="/settings">
        <Card />
      </Page>
    );
  return <Ways me={me} isParent={isParent} />;
};
