import { useBabysitter } from "../../../client/babysitter.ts";
import { CardEditor } from "../../../client/babysitter-card/CardEditor.tsx";
import { FamilyFeed } from "../../../client/events/FamilyFeed.tsx";
import { FeedWays } from "../../../client/events/FeedWays.tsx";
import { ImportFile } from "../../../client/events/ImportFile.tsx";
import { type FamilyMember, useMe } from "../../../client/family.tsx";
import { useSession } from "../../../client/members.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { notificationWords } from "../../../client/text/rooms/notifications.ts";
import { phoneSettingsWords } from "../../../client/text/rooms/phone-settings.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { LeadAway } from "../me/LeadAway.tsx";
import { Page } from "../shell/Page.tsx";
import { Way } from "../shell/Way.tsx";
import { Notifications } from "./Notifications.tsx";
import { OwnPin } from "./OwnPin.tsx";
import { Walls } from "./Walls.tsx";
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
