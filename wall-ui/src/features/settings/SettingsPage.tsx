import type { ReactNode } from "react";
import { Link, Redirect } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useLock, useUnlocked } from "#client/features/access/queries.ts";
import { settingsWords } from "#client/features/settings/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Gate } from "./SettingsPinGate.tsx";
import { type Section, sectionOf, sections } from "./sections.ts";
import { About } from "./sections/AboutSection.tsx";
import { Babysitter } from "./sections/BabysitterSection.tsx";
import { Backups } from "./sections/BackupsSection.tsx";
import { Calendars } from "./sections/CalendarsSection.tsx";
import { Celebrations } from "./sections/CelebrationsSection.tsx";
import { Devices } from "./sections/DevicesSection.tsx";
import { House } from "./sections/HouseSection.tsx";
import { Members } from "./sections/MembersSection.tsx";
import { Notifications } from "./sections/NotificationsSection.tsx";
import { Privacy } from "./sections/PrivacySection.tsx";
import { Quiet } from "./sections/QuietSection.tsx";
import { Screen } from "./sections/ScreenSection.tsx";
import { Sources } from "./sections/SourcesSection.tsx";
import "../../ui/page.css";
import "#client/ui/form/setting-group.css";
import "./settings.css";
import "./setting-parts.css";

const views: Record<Section, () => ReactNode> = {
  house: () => <House />,
  members: () => <Members />,
  calendars: () => <Calendars />,
  quiet: () => <Quiet />,
  notifications: () => <Notifications />,
  celebrations: () => <Celebrations />,
  babysitter: () => <Babysitter />,
  devices: () => <Devices />,
  screen: () => <Screen />,
  sources: () => <Sources />,
  backups: () => <Backups />,
  privacy: () => <Privacy />,
  about: () => <About />,
};

const LockNow = () => {
  const s = useWordsOf(settingsWords);
  const { unlockedUntil } = useConfig();
  const now = useNow();
  const lock = useLock();
  if (unlockedUntil === null) return null;
  // The clock ticks by the minute: it may be a little behind the unlock.
  const left = Math.min(15, Math.max(1, Math.ceil((Date.parse(unlockedUntil) - now) / 60_000)));
  return (
    <div className="lock-now">
      <span>{s("lock.left", { count: left })}</span>
      <Button onClick={() => lock.mutate()}>
        <Icon name="lock" />
        {s("lock.now")}
      </Button>
    </div>
  );
};

const intoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: "nearest" });

/** What the house can choose, behind a parent's PIN: the sections on one side, the chosen one on the other; one after the other where there is no room for both. */
export const Settings = ({ name }: { name: string | undefined }) => {
  const s = useWordsOf(settingsWords);
  const { t } = useText();
  const { setupDone, known } = useConfig();
  const isUnlocked = useUnlocked();
  const chosen = sectionOf(name);
  const shown = chosen ?? "house";
  if (!known) return null;
  if (!setupDone) return <Redirect to="/setup" replace />;
  if (!isUnlocked) return <Gate />;
  return (
    <div className="settings" data-chosen={chosen !== undefined}>
      <nav className="settings-list" aria-label={s("title")}>
        <header>
          <h1>{s("title")}</h1>
          <LockNow />
        </header>
        <ul>
          {sections.map((section) => (
            <li key={section.name}>
              <Link
                href={`/settings/${section.name}`}
                replace={chosen !== undefined}
                data-shown={section.name === shown}
                ref={section.name === chosen ? intoView : null}
                {...(section.name === chosen ? { "aria-current": "page" as const } : {})}
              >
                <RoomIcon name={section.icon} />
                {s(`section.${section.name}`)}
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="settings-detail" key={shown} aria-label={s(`section.${shown}`)}>
        <header>
          <Link className="icon-button" href="/settings" replace aria-label={t("action.back")}>
            <Icon name="left" />
          </Link>
          <h2>{s(`section.${shown}`)}</h2>
        </header>
        {views[shown]()}
      </section>
    </div>
  );
};
