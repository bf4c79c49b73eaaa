import type { ReactNode } from "react";
import { CalendarsSection } from "#client/app/settings/sections/CalendarsSection.tsx";
import { AboutSection } from "#client/app/settings/sections/AboutSection.tsx";
import { BackupsSection } from "#client/app/settings/sections/BackupsSection.tsx";
import { BinsSection } from "#client/app/settings/sections/BinsSection.tsx";
import { HolidaysSection } from "#client/app/settings/sections/HolidaysSection.tsx";
import { HouseSection } from "#client/app/settings/sections/HouseSection.tsx";
import { HttpsSection } from "#client/app/settings/sections/HttpsSection.tsx";
import { MembersSection } from "#client/app/settings/sections/MembersSection.tsx";
import { PrivacySection } from "#client/app/settings/sections/PrivacySection.tsx";
import { QuietSection } from "#client/app/settings/sections/QuietSection.tsx";
import { ScreenSection } from "#client/app/settings/sections/ScreenSection.tsx";
import { TimetableSection } from "#client/app/settings/sections/TimetableSection.tsx";
import { useUnlocked } from "#client/features/access/queries.ts";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import { FollowFeed } from "#client/features/calendar/family-calendar/FollowFeed.tsx";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { OwnPinGate } from "../access/OwnPinGate.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { ChoreSettings } from "./ChoreSettings.tsx";
import type { ParentPage } from "./parent-pages.ts";
import { PhoneSources } from "./PhoneSources.tsx";
import { PhotoSettings } from "./PhotoSettings.tsx";

const PhoneCalendars = () => {
  const s = useMessages(accountMessages);
  const { origin } = location;
  return (
    <CalendarsSection
      origin={origin}
      accounts={<LinkRow href="/settings/accounts" words={s("title")} hint={s("phoneHint")} />}
      follow={<FollowFeed origin={origin} />}
    />
  );
};

const pages: Readonly<
  Record<ParentPage, (me: FamilyMember, part: string | undefined) => ReactNode>
> = {
  house: () => <HouseSection />,
  members: () => <MembersSection />,
  chores: () => <ChoreSettings />,
  calendars: () => <PhoneCalendars />,
  holidays: () => <HolidaysSection />,
  bins: () => <BinsSection />,
  timetable: () => <TimetableSection />,
  photos: () => <PhotoSettings />,
  quiet: () => <QuietSection />,
  https: () => <HttpsSection />,
  screen: () => <ScreenSection />,
  sources: (me, part) => <PhoneSources me={me} part={part} />,
  backups: () => <BackupsSection canSaveFiles />,
  privacy: () => <PrivacySection />,
  about: () => <AboutSection />,
};

/** What these pages do takes a parent, just now. */
const afterPin: readonly ParentPage[] = ["members", "backups", "https"];

/** A section of the wall's Settings on a parent's phone; where a parent just now is asked for, their own PIN comes first. */
export const ParentSection = ({
  me,
  page,
  part,
}: {
  me: FamilyMember;
  page: ParentPage;
  part?: string | undefined;
}) => {
  const s = useMessages(phoneSettingsMessages);
  const isUnlocked = useUnlocked("settings");
  return afterPin.includes(page) && !isUnlocked ? (
    <OwnPinGate me={me} lead={s("settingsLead")} opens="settings" />
  ) : (
    pages[page](me, part)
  );
};
