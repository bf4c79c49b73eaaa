import type { ReactNode } from "react";
import { Link, Redirect } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { IconLink } from "#client/ui/buttons/IconLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SettingsPinGate } from "./SettingsPinGate.tsx";
import {
  type SettingsSection,
  settingsSectionOf,
  settingsSections,
} from "#client/app/settings/sections.ts";
import { LockNow } from "#client/app/settings/LockNow.tsx";
import { AboutSection } from "#client/app/settings/sections/AboutSection.tsx";
import { BabysitterSection } from "./sections/BabysitterSection.tsx";
import { BackupsSection } from "#client/app/settings/sections/BackupsSection.tsx";
import { BinsSection } from "#client/app/settings/sections/BinsSection.tsx";
import { HolidaysSection } from "#client/app/settings/sections/HolidaysSection.tsx";
import { TimetableSection } from "#client/app/settings/sections/TimetableSection.tsx";
import { CelebrationsSection } from "#client/app/settings/sections/CelebrationsSection.tsx";
import { DevicesSection } from "./sections/DevicesSection.tsx";
import { HouseSection } from "#client/app/settings/sections/HouseSection.tsx";
import { HttpsSection } from "#client/app/settings/sections/HttpsSection.tsx";
import { MembersSection } from "#client/app/settings/sections/MembersSection.tsx";
import { NotificationsSection } from "./sections/NotificationsSection.tsx";
import { PrivacySection } from "#client/app/settings/sections/PrivacySection.tsx";
import { QuietSection } from "#client/app/settings/sections/QuietSection.tsx";
import { ScreenSection } from "#client/app/settings/sections/ScreenSection.tsx";
import { RightNow } from "./sections/RightNow.tsx";
import { WallCalendars } from "./sections/WallCalendars.tsx";
import { WallSection } from "./sections/WallSection.tsx";
import { WallSources } from "./sections/WallSources.tsx";
import "../../ui/page.module.css";
import "#client/ui/form/setting-group.module.css";
import * as styles from "./settings.module.css";

const views: Record<SettingsSection, (part: string | undefined) => ReactNode> = {
  house: () => <HouseSection />,
  members: () => <MembersSection />,
  wall: () => <WallSection />,
  calendars: () => <WallCalendars />,
  holidays: () => <HolidaysSection />,
  bins: () => <BinsSection />,
  timetable: () => <TimetableSection />,
  quiet: () => (
    <>
      <QuietSection />
      <RightNow />
    </>
  ),
  notifications: () => <NotificationsSection />,
  celebrations: () => <CelebrationsSection />,
  babysitter: () => <BabysitterSection />,
  devices: () => <DevicesSection />,
  https: () => <HttpsSection />,
  screen: () => <ScreenSection />,
  sources: (part) => <WallSources part={part} />,
  backups: () => <BackupsSection canSaveFiles={false} />,
  privacy: () => <PrivacySection />,
  about: () => <AboutSection />,
};

const intoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: "nearest" });

/** The sections of Settings; `shown` is also marked where none is chosen yet. */
const SectionList = ({
  chosen,
  shown,
}: {
  chosen: SettingsSection | undefined;
  shown: SettingsSection;
}) => {
  const s = useMessages(settingsMessages);
  return (
    <nav className={styles.settingsList} aria-label={s("title")}>
      <header>
        <h1>{s("title")}</h1>
        <LockNow />
      </header>
      <ul>
        {settingsSections.map((section) => (
          <li key={section.name}>
            <Link
              href={`/settings/${section.name}`}
              replace={chosen !== undefined}
              data-shown={section.name === shown}
              ref={section.name === chosen ? intoView : null}
              {...(section.name === chosen ? { "aria-current": "page" as const } : {})}
            >
              <FeatureIcon name={section.icon} />
              {s(`section.${section.name}`)}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** What the house can choose, behind a parent's PIN: the sections on one side, the chosen one on the other; one after the other where there is no room for both. */
export const SettingsPage = ({
  name,
  part,
}: {
  name: string | undefined;
  /** What of the section is opened, where it has parts. */
  part?: string | undefined;
}) => {
  const s = useMessages(settingsMessages);
  const { t } = useI18n();
  const { setupDone, known } = useConfig();
  const isUnlocked = useUnlocked("settings");
  const chosen = settingsSectionOf(name);
  const shown = chosen ?? "house";
  if (!known) return null;
  if (!setupDone) return <Redirect to="/setup" replace />;
  if (!isUnlocked) return <SettingsPinGate />;
  return (
    <Stack className={styles.settings} data-chosen={chosen !== undefined}>
      <SectionList chosen={chosen} shown={shown} />
      <section
        className={styles.settingsDetail}
        data-testid="settings-detail"
        key={`${shown}/${part ?? ""}`}
        aria-label={s(`section.${shown}`)}
      >
        <header>
          <IconLink
            icon="left"
            href={part === undefined ? "/settings" : `/settings/${shown}`}
            label={t("action.back")}
            replace
          />
          <h2>{s(`section.${shown}`)}</h2>
        </header>
        {views[shown](part)}
      </section>
    </Stack>
  );
};
