import { type ReactNode, Suspense } from "react";
import { FamilyFeedAddress } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { FollowFeed } from "#client/features/calendar/family-calendar/FollowFeed.tsx";
import { RecentCalendarChanges } from "#client/features/calendar/history/RecentCalendarChanges.tsx";
import { ImportCalendarFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { type FamilyMember, useMe } from "#client/context/family.ts";
import { useSession } from "#client/features/access/use-session.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { phoneAppMessages } from "#client/features/devices/phone-app-messages.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { PhoneAccounts } from "./PhoneAccounts.tsx";
import { TextSizeSetting } from "./TextSizeSetting.tsx";
import { MissingSources } from "./MissingSources.tsx";
import {
  HouseNotificationSettings,
  PhoneNotificationSettings,
} from "./PhoneNotificationSettings.tsx";
import { parentPageOf } from "./parent-pages.ts";
import { useParentPageTitle } from "./use-parent-page-title.ts";
import { SettingsOverview } from "./SettingsOverview.tsx";
import { PhoneBabysitter } from "../babysitter/PhoneBabysitter.tsx";
import { SignInOther } from "../devices/SignInOther.tsx";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { InvitePhone } from "../devices/InvitePhone.tsx";
import { PhoneDevices } from "../devices/PhoneDevices.tsx";
import { FamilyPins } from "../access/FamilyPins.tsx";
import { ChangeOwnPin } from "../access/ChangeOwnPin.tsx";
import { UnlockWalls } from "../access/UnlockWalls.tsx";
import * as styles from "./phone-settings.module.css";

const ParentSection = lazyPart(async () => (await import("./ParentSection.tsx")).ParentSection);

const CalendarSettings = () => (
  <>
    <FamilyFeedAddress origin={location.origin}>
      <FollowFeed origin={location.origin} />
    </FamilyFeedAddress>
    <ImportCalendarFile />
    <RecentCalendarChanges />
  </>
);

interface Section {
  readonly title: string;
  readonly content: ReactNode;
}

/** The page of an address, and what of it is opened where it has parts. */
interface Opened {
  readonly section: string | undefined;
  readonly part?: string | undefined;
}

type Sections = Readonly<Partial<Record<string, Section>>>;

/** The pages that only a parent has, but for those that are sections of the wall's Settings. */
const useParentsSections = (me: FamilyMember): Sections => {
  const s = useMessages(phoneSettingsMessages);
  const p = useMessages(phoneAppMessages);
  const n = useMessages(notificationMessages);
  return {
    babysitter: { title: s("babysitter"), content: <PhoneBabysitter me={me} /> },
    devices: { title: s("devices"), content: <PhoneDevices me={me} /> },
    invite: { title: p("invite"), content: <InvitePhone /> },
    "house-notifications": { title: n("house"), content: <HouseNotificationSettings /> },
    pins: { title: s("pins"), content: <FamilyPins me={me} /> },
    walls: { title: s("walls"), content: <UnlockWalls me={me} /> },
  };
};

/** The pages behind the settings by their address that anybody has on their own phone. */
const useOwnSections = (me: FamilyMember, isParent: boolean): Sections => {
  const s = useMessages(phoneSettingsMessages);
  const n = useMessages(notificationMessages);
  const c = useMessages(signInMessages);
  return {
    code: { title: c("title"), content: <SignInOther me={me} isParent={isParent} /> },
    notifications: {
      title: n("title"),
      content: <PhoneNotificationSettings me={me} isParent={isParent} />,
    },
    text: { title: s("textSize"), content: <TextSizeSetting /> },
    calendar: { title: s("calendar"), content: <CalendarSettings /> },
    sources: { title: s("sources"), content: <MissingSources /> },
    ...(me.hasPin ? { pin: { title: s("pin"), content: <ChangeOwnPin me={me} /> } } : {}),
  };
};

const useSection = (
  me: FamilyMember,
  isParent: boolean,
  { section: name, part }: Opened,
): Section | undefined => {
  const titleOf = useParentPageTitle();
  const own = useOwnSections(me, isParent);
  const parents = useParentsSections(me);
  if (name === undefined) return undefined;
  if (!isParent) return own[name];
  const page = parentPageOf(name);
  if (page === undefined) return parents[name] ?? own[name];
  return {
    title: titleOf(page),
    content: (
      <Suspense fallback={null}>
        <ParentSection me={me} page={page} part={part} />
      </Suspense>
    ),
  };
};

const SettingsOf = ({ me, section, part }: Opened & { me: FamilyMember }) => {
  const isParent = useSession()?.parent === true;
  const chosen = useSection(me, isParent, { section, part });
  if (section === "accounts" && isParent) return <PhoneAccounts me={me} />;
  if (chosen === undefined) return <SettingsOverview me={me} isParent={isParent} />;
  return (
    <SubPage
      look={styles.phoneSettings}
      title={chosen.title}
      back={part === undefined ? "/settings" : `/settings/${section ?? ""}`}
    >
      {chosen.content}
    </SubPage>
  );
};

/** What somebody chooses on their own phone: what it tells them, how it looks, their PIN; a parent also all that the wall's Settings have. */
export const PhoneSettings = (opened: Opened) => {
  const me = useMe();
  return me === undefined ? <SessionRedirect to="/" /> : <SettingsOf me={me} {...opened} />;
};
