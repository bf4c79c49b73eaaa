import type { ReactNode } from "react";
import { Link } from "wouter";
import { calendarWords } from "#client/features/calendar/messages/messages.ts";
import { eventWords } from "#client/features/calendar/editing/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { newAddress } from "./event-addresses.ts";
import { type Filter, WhoFilter } from "./MemberFilter.tsx";

/** What is shown, the ways to look at it, whose it is, and the way to write something new; `day` is the one in sight. */
export const CalendarHead = ({
  view,
  day,
  filter,
  badge,
}: {
  view: "agenda" | "day";
  day: string;
  filter: Filter;
  badge: ReactNode;
}) => {
  const s = useWordsOf(eventWords);
  const c = useWordsOf(calendarWords);
  const { t } = useText();
  const views = [
    { name: "agenda", href: "/calendar", words: c("agenda") },
    { name: "day", href: `/calendar/day/${day}`, words: t("calendar.day") },
  ];
  return (
    <>
      <header className="head list-head">
        <h1>
          {t("calendar.title")} {badge}
        </h1>
        <div className="list-tools">
          <Link className="list-tool" href="/calendar/search" aria-label={c("search")}>
            <RoomIcon name="search" />
          </Link>
          <MeButton />
        </div>
      </header>
      <nav className="list-switch" aria-label={t("calendar.title")}>
        {views.map(({ name, href, words }) => (
          <Link
            key={name}
            href={href}
            replace
            {...(name === view ? { "aria-current": "page" as const } : {})}
          >
            {words}
          </Link>
        ))}
      </nav>
      <WhoFilter {...filter} />
      <Link className="calendar-add" href={newAddress(day)} aria-label={s("addTitle")}>
        <Icon name="plus" />
      </Link>
    </>
  );
};
