import type { ReactNode } from "react";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import { binMessages } from "#client/features/bins/messages/messages.ts";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { FamilyFeedAddress } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { FollowFeed } from "#client/features/calendar/family-calendar/FollowFeed.tsx";
import { RecentCalendarChanges } from "#client/features/calendar/history/RecentCalendarChanges.tsx";
import { ImportCalendarFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { type FamilyMember, useMe } from "#client/context/family.ts";
import { useSession } from "#client/features/access/queries.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { phoneAppMessages } from "#client/features/devices/phone-app-messages.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { PhoneAccounts } from "./PhoneAccounts.tsx";
import { TextSizeSetting } from "./TextSizeSetting.tsx";
import { HouseChoices } from "./HouseChoices.tsx";
import { MissingSources } from "./MissingSources.tsx";
import { PhoneNotificationSettings } from "./PhoneNotificationSettings.tsx";
import { PhoneBabysitter } from "../babysitter/PhoneBabysitter.tsx";
import { InvitePhone } from "../devices/InvitePhone.tsx";
import { PhoneDevices } from "../devices/PhoneDevices.tsx";
import { MemberPins } from "../access/MemberPins.tsx";
import { ChangeOwnPin } from "../access/ChangeOwnPin.tsx";
import { UnlockWalls } from "../access/UnlockWalls.tsx";
import * as styles from "./phone-settings.module.css";

const CalendarSettings = () => (
  <>
    <FamilyFeedAddress origin={location.origin}>
      <FollowFeed origin={location.origin} />
    </FamilyFeedAddress>
    <ImportCalendarFile />
    <RecentCalendarChanges />
  </>
);

const Ways = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const w = useMessages(wallMessages);
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const a = useMessages(accountMessages);
  const p = useMessages(phoneAppMessages);
  const h = useMessages(holidayMessages);
  const b = useMessages(binMessages);
  const l = useMessages(timetableMessages);
  const { t } = useI18n();
  return (
    <SubPage look={styles.phoneSettings} title={t("settings.title")} back="/">
      <LinkRow href="/settings/notifications" words={n("title")} hint={n("titleHint")} />
      <LinkRow href="/settings/text" words={s("textSize")} hint={s("textSizeHint")} />
      <LinkRow href="/settings/calendar" words={s("calendar")} hint={s("calendarHint")} />
      <LinkRow href="/settings/sources" words={s("sources")} hint={s("sourcesHint")} />
      {me.hasPin ? <LinkRow href="/settings/pin" words={s("pin")} /> : null}
      {isParent ? (
        <>
          <LinkRow href="/settings/holidays" words={h("title")} hint={h("phoneHint")} />
          <LinkRow href="/settings/bins" words={b("title")} hint={b("phoneHint")} />
          <LinkRow href="/settings/timetable" words={l("title")} hint={l("phoneHint")} />
          <LinkRow href="/settings/babysitter" words={s("babysitter")} hint={s("babysitterHint")} />
          <LinkRow href="/settings/invite" words={p("invite")} hint={p("inviteHint")} />
          <LinkRow href="/settings/devices" words={s("devices")} hint={s("devicesHint")} />
          <LinkRow href="/settings/pins" words={s("pins")} hint={s("pinsTitleHint")} />
          <LinkRow href="/walls" words={w("walls")} hint={w("walls.hint")} />
          <LinkRow href="/settings/walls" words={s("walls")} hint={s("wallsHint")} />
          <LinkRow href="/settings/accounts" words={a("title")} hint={a("phoneHint")} />
        </>
      ) : null}
    </SubPage>
  );
};

interface Section {
  readonly title: string;
  readonly content: ReactNode;
}

/** The pages behind the settings by their address; those of parents are theirs alone. */
const useSections = (
  me: FamilyMember,
  isParent: boolean,
): Readonly<Partial<Record<string, Section>>> => {
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const p = useMessages(phoneAppMessages);
  const h = useMessages(holidayMessages);
  const b = useMessages(binMessages);
  const l = useMessages(timetableMessages);
  return {
    notifications: {
      title: n("title"),
      content: <PhoneNotificationSettings me={me} isParent={isParent} />,
    },
    text: { title: s("textSize"), content: <TextSizeSetting /> },
    calendar: { title: s("calendar"), content: <CalendarSettings /> },
    sources: { title: s("sources"), content: <MissingSources /> },
    ...(me.hasPin ? { pin: { title: s("pin"), content: <ChangeOwnPin me={me} /> } } : {}),
    ...(isParent
      ? {
          holidays: { title: h("title"), content: <HouseChoices of="holidays" /> },
          bins: { title: b("title"), content: <HouseChoices of="bins" /> },
          timetable: { title: l("title"), content: <HouseChoices of="timetable" /> },
          babysitter: { title: s("babysitter"), content: <PhoneBabysitter me={me} /> },
          devices: { title: s("devices"), content: <PhoneDevices me={me} /> },
          invite: { title: p("invite"), content: <InvitePhone /> },
          pins: { title: s("pins"), content: <MemberPins me={me} /> },
          walls: { title: s("walls"), content: <UnlockWalls me={me} /> },
        }
      : {}),
  };
};

const SettingsOf = ({ me, section }: { me: FamilyMember; section: string | undefined }) => {
  const isParent = useSession()?.parent === true;
  const sections = useSections(me, isParent);
  if (section === "accounts" && isParent) return <PhoneAccounts me={me} />;
  const chosen = section === undefined ? undefined : sections[section];
  if (chosen === undefined) return <Ways me={me} isParent={isParent} />;
  return (
    <SubPage look={styles.phoneSettings} title={chosen.title} back="/settings">
      {chosen.content}
    </SubPage>
  );
};

/** What somebody chooses on their own phone: what it tells them, how it looks, their PIN; a parent also what the house's phones and walls may. */
export const PhoneSettings = ({ section }: { section: string | undefined }) => {
  const me = useMe();
  return me === undefined ? <SessionRedirect to="/" /> : <SettingsOf me={me} section={section} />;
};
