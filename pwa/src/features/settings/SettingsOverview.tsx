import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import { binMessages } from "#client/features/bins/messages/messages.ts";
import { httpsMessages } from "#client/features/https/messages/settings.ts";
import { phoneAppMessages } from "#client/features/devices/phone-app-messages.ts";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { LockNow } from "#client/app/settings/LockNow.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { phonePlaces as at } from "./phone-places.ts";
import * as styles from "./phone-settings.module.css";

const OfPhone = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const c = useMessages(signInMessages);
  return (
    <SettingGroup title={s("groupPhone")}>
      <LinkRow
        icon="bell"
        href="/settings/notifications"
        words={n("title")}
        hint={n("titleHint")}
      />
      <LinkRow icon="search" href="/settings/text" words={s("textSize")} hint={s("textSizeHint")} />
      {me.hasPin && !isParent ? <LinkRow icon="pin" href="/settings/pin" words={s("pin")} /> : null}
      <LinkRow icon="qr" href="/settings/code" words={c("title")} hint={c("openHint")} />
      {isParent ? null : (
        <>
          <LinkRow
            icon="calendar"
            href="/settings/calendar"
            words={s("calendar")}
            hint={s("calendarHint")}
          />
          <LinkRow icon="plug" href={at.sources} words={s("sources")} hint={s("sourcesHint")} />
        </>
      )}
    </SettingGroup>
  );
};

const OfFamily = () => {
  const s = useMessages(phoneSettingsMessages);
  const { t } = useI18n();
  return (
    <SettingGroup title={s("groupFamily")}>
      <LinkRow icon="family" href={at.members} words={s("members")} hint={s("membersHint")} />
      <LinkRow icon="pin" href="/settings/pins" words={s("pins")} hint={s("pinsTitleHint")} />
      <LinkRow
        icon="confetti"
        href={at.celebrations}
        words={t("chores.title")}
        hint={s("choresHint")}
      />
      <LinkRow icon="gift" href="/reward-list" words={t("rewards.title")} hint={s("rewardsHint")} />
      <LinkRow
        icon="baby"
        href={at.babysitter}
        words={s("babysitter")}
        hint={s("babysitterHint")}
      />
    </SettingGroup>
  );
};

const OfHouse = () => {
  const s = useMessages(phoneSettingsMessages);
  const a = useMessages(accountMessages);
  const holidays = useMessages(holidayMessages);
  const bins = useMessages(binMessages);
  const timetable = useMessages(timetableMessages);
  const n = useMessages(notificationMessages);
  const { t } = useI18n();
  return (
    <SettingGroup title={s("groupHouse")}>
      <LinkRow icon="house" href={at.house} words={s("house")} hint={s("houseHint")} />
      <LinkRow
        icon="calendar"
        href={at.calendars}
        words={s("calendars")}
        hint={s("calendarsHint")}
      />
      <LinkRow icon="cloud" href="/settings/accounts" words={a("title")} hint={a("phoneHint")} />
      <LinkRow
        icon="island"
        href={at.holidays}
        words={holidays("title")}
        hint={holidays("phoneHint")}
      />
      <LinkRow icon="trash" href={at.bins} words={bins("title")} hint={bins("phoneHint")} />
      <LinkRow
        icon="timeline"
        href={at.timetable}
        words={timetable("title")}
        hint={timetable("phoneHint")}
      />
      <LinkRow
        icon="gallery"
        href="/settings/photos"
        words={t("photos.title")}
        hint={s("photosHint")}
      />
      <LinkRow icon="megaphone" href={at.notifications} words={n("house")} hint={n("houseHint")} />
      <LinkRow icon="moon" href={at.quiet} words={s("quiet")} hint={s("quietHint")} />
    </SettingGroup>
  );
};

const OfScreens = () => {
  const s = useMessages(phoneSettingsMessages);
  const w = useMessages(wallMessages);
  const p = useMessages(phoneAppMessages);
  const h = useMessages(httpsMessages);
  return (
    <SettingGroup title={s("groupScreens")}>
      <LinkRow icon="wall" href={at.wall} words={w("walls")} hint={w("walls.hint")} />
      <LinkRow icon="unlock" href="/settings/walls" words={s("walls")} hint={s("wallsHint")} />
      <LinkRow icon="window" href={at.screen} words={s("screen")} hint={s("screenHint")} />
      <LinkRow icon="phone" href={at.devices} words={s("devices")} hint={s("devicesHint")} />
      <LinkRow icon="shield" href={at.https} words={h("title")} hint={h("hint")} />
      <LinkRow icon="qr" href="/settings/invite" words={p("invite")} hint={p("inviteHint")} />
    </SettingGroup>
  );
};

const OfMachine = () => {
  const s = useMessages(phoneSettingsMessages);
  return (
    <SettingGroup title={s("groupMachine")}>
      <LinkRow icon="plug" href={at.sources} words={s("sources")} hint={s("sourcesHint")} />
      <LinkRow icon="archive" href={at.backups} words={s("backups")} hint={s("backupsHint")} />
      <LinkRow icon="eye" href={at.privacy} words={s("privacy")} hint={s("privacyHint")} />
      <LinkRow icon="info" href={at.about} words={s("about")} hint={s("aboutHint")} />
    </SettingGroup>
  );
};

/** The pages behind the settings: of this phone; for a parent also of the family, the house, its screens and its machine. */
export const SettingsOverview = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const { t } = useI18n();
  return (
    <SubPage look={styles.phoneSettings} title={t("settings.title")} back="/">
      <OfPhone me={me} isParent={isParent} />
      {isParent ? (
        <>
          <OfFamily />
          <OfHouse />
          <OfScreens />
          <OfMachine />
          <LockNow />
        </>
      ) : null}
    </SubPage>
  );
};
