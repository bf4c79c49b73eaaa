import { Link, useLocation } from "wouter";
import { useConnection } from "#client/context/app-context.ts";
import { useWallText } from "../ui/use-wall-text.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { ConnectionDot } from "#client/ui/badges.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { SleepButton } from "../features/quiet/SleepButton.tsx";
import { useActing } from "../context/acting.tsx";
import { BabysitterButton } from "./BabysitterButton.tsx";
import "./dock.css";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { useFamily } from "#client/context/family.ts";

const destinations = [
  { key: "home", href: "/", icon: "house", active: "house-fill" },
  { key: "calendar", href: "/calendar/week", icon: "calendar", active: "calendar-fill" },
  { key: "chores", href: "/chores", also: "/rewards", icon: "star", active: "star-fill" },
  { key: "meals", href: "/meals/week", icon: "meals", active: "meals-fill" },
  { key: "journal", href: "/journal", icon: "journal", active: "journal-fill" },
] as const;

const isIn = (address: string, href: string) =>
  href === "/" ? address === "/" : address.startsWith(`/${href.split("/")[1] ?? ""}`);

/** The rooms of the wall, within a child's reach; who acts now, and whether the wall is cut off. */
export const Dock = () => {
  const { t, format } = useWallText();
  const [address] = useLocation();
  const { memberId, act } = useActing();
  const acting = useFamily().find(({ id }) => id === memberId);
  const { state, since } = useConnection();
  const hasBudget = useSourceReadiness("budget") === "ask";
  return (
    <nav className="dock" aria-label={t("nav.label")}>
      <div className="dock-rooms">
        {destinations.map((room) => {
          const { key, href, icon, active } = room;
          const here = isIn(address, href) || ("also" in room && isIn(address, room.also));
          return (
            <Link
              key={key}
              href={href}
              className="dock-room"
              {...(here ? { "aria-current": "page" as const } : {})}
            >
              <Icon name={here ? active : icon} />
              {t(`${key}.title`)}
            </Link>
          );
        })}
      </div>
      <div className="dock-foot">
        {acting === undefined ? null : (
          <button
            type="button"
            className="acting"
            data-member={acting.id}
            onClick={() => act(undefined)}
          >
            <Avatar face={acting} />
            <bdi>{acting.name}</bdi>
            <span className="quietly">{t("wall.stopActing")}</span>
          </button>
        )}
        <ConnectionDot
          state={state}
          label={
            state === "offline"
              ? t("connection.offline", { time: format.time(since) })
              : t(`connection.${state}`)
          }
        />
      </div>
      <div className="dock-grown-ups">
        <BabysitterButton />
        <SleepButton />
        {hasBudget ? (
          <Link
            href="/budget"
            className="dock-gear"
            aria-label={t("budget.title")}
            {...(isIn(address, "/budget") ? { "aria-current": "page" as const } : {})}
          >
            <Icon name={isIn(address, "/budget") ? "wallet-fill" : "wallet"} />
          </Link>
        ) : null}
        <Link
          href="/settings"
          className="dock-gear"
          aria-label={t("settings.title")}
          {...(isIn(address, "/settings") ? { "aria-current": "page" as const } : {})}
        >
          <Icon name={isIn(address, "/settings") ? "gear-fill" : "gear"} />
        </Link>
      </div>
    </nav>
  );
};
