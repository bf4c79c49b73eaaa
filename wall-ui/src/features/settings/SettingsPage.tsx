import type { ReactNode } from "react";
import { Link, Redirect } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useLock, useUnlocked } from "#client/features/access/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { IconLink } from "#client/ui/buttons/IconLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { SettingsPinGate } from "./SettingsPinGate.tsx";
import { type SettingsSection, settingsSectionOf, settingsSections } from "./sections.ts";
import { AboutSection } from "./sections/AboutSection.tsx";
import { BabysitterSection } from "./sections/BabysitterSection.tsx";
import { BinsSection } from "./sections/BinsSection.tsx";
import { HolidaysSection } from "./sections/HolidaysSection.tsx";
import { TimetableSection } from "./sections/TimetableSection.tsx";
import { BackupsSection } from "./sections/BackupsSection.tsx";
import { CalendarsSection } from "./sections/CalendarsSection.tsx";
import { CelebrationsSection } from "./sections/CelebrationsSection.tsx";
import { DevicesSection } from "./sections/DevicesSection.tsx";
import { HouseSection } from "./sections/HouseSection.tsx";
import { MembersSection } from "./sections/MembersSection.tsx";
import { NotificationsSection } from "./sections/NotificationsSection.tsx";
import { PrivacySection } from "./sections/PrivacySection.tsx";
import { QuietSection } from "./sections/QuietSection.tsx";
import { ScreenSection } from "./sections/ScreenSection.tsx";
import { SourcesSection } from "./sections/SourcesSection.tsx";
import { WallSection } from "./sections/WallSection.tsx";
import "../../ui/page.module.css";
import "#client/ui/form/setting-group.module.css";
import * as styles from "./settings.module.css";
import "./setting-parts.module.css";

const views: Record<SettingsSection, () => ReactNode> = {
  house: () => <HouseSection />,
  members: () => <MembersSection />,
  wall: () => <WallSection />,
  calendars: () => <CalendarsSection />,
  holidays: () => <HolidaysSection />,
  bins: () => <BinsSection />,
  timetable: () => <TimetableSection />,
  quiet: () => <QuietSection />,
  notifications: () => <NotificationsSection />,
  celebrations: () => <CelebrationsSection />,
  babysitter: () => <BabysitterSection />,
  devices: () => <DevicesSection />,
  screen: () => <ScreenSection />,
  sources: () => <SourcesSection />,
  backups: () => <BackupsSection />,
  privacy: () => <PrivacySection />,
  about: () => <AboutSection />,
};

const LockNow = () => {
  const s = useMessages(settingsMessages);
  const unlockedUntil = useConfig().unlocks.settings;
  const now = useNow();
  const lock = useLock();
  if (unlockedUntil === null) return null;
  // The clock ticks by the minute: it may be a little behind the unlock.
  const left = Math.min(15, Math.max(1, Math.ceil((Date.parse(unlockedUntil) - now) / 60_000)));
  return (
    <Row gap={3} wrap className={styles.lockNow}>
      <span>{s("lock.left", { count: left })}</span>
      <Button onClick={() => lock.mutate()}>
        <Icon name="lock" />
        {s("lock.now")}
      </Button>
    </Row>
  );
};

const intoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: "nearest" });

/** What the house can choose, behind a parent's PIN: the sections on one side, the chosen one on the other; one after the other where there is no room for both. */
export const SettingsPage = ({ name }: { name: string | undefined }) => {
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
      <section
        className={styles.settingsDetail}
        data-part="settings-detail"
        data-testid="settings-detail"
        key={shown}
        aria-label={s(`section.${shown}`)}
      >
        <header>
          <IconLink icon="left" href="/settings" label={t("action.back")} replace />
          <h2>{s(`section.${shown}`)}</h2>
        </header>
        {views[shown]()}
      </section>
    </Stack>
  );
};
