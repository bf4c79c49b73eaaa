import { Link, useLocation } from "wouter";
import { useWall } from "#client/context/wall.ts";
import { rooms, roomOf } from "../ui/room-addresses.ts";
import { useConnection } from "#client/context/app-context.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { ConnectionMark } from "#client/ui/badges/badges.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { SleepButton } from "../features/quiet/SleepButton.tsx";
import { useActing } from "../context/acting.tsx";
import { BabysitterButton } from "./BabysitterButton.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./dock.module.css";
import { useBudgetOffered } from "#client/features/budget/use-budget-offered.ts";
import { useFamily } from "#client/context/family.ts";
import type { IconName } from "#client/ui/icons/icons.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

const isIn = (address: string, href: string) => address.startsWith(href);

/** A small link in the dock's corner, for what grown-ups need. */
const CornerLink = ({
  href,
  label,
  icon,
  active,
}: {
  href: string;
  label: string;
  icon: IconName;
  /** What the icon is while its page is shown. */
  active: IconName;
}) => {
  const [address] = useLocation();
  const here = isIn(address, href);
  return (
    <Link
      href={href}
      data-part="dock-gear"
      aria-label={label}
      {...(here ? { "aria-current": "page" as const } : {})}
    >
      <Icon name={here ? active : icon} />
    </Link>
  );
};

/** Who acts now; a tap ends it. */
const StopActing = () => {
  const { t } = useI18n();
  const { memberId, act } = useActing();
  const acting = useFamily().find(({ id }) => id === memberId);
  if (acting === undefined) return null;
  return (
    <Stack
      as="button"
      gap={1}
      align="center"
      type="button"
      className={styles.acting}
      data-member={acting.id}
      onClick={() => act(undefined)}
    >
      <Avatar face={acting} />
      <bdi>{acting.name}</bdi>
      <Text srOnly>{t("wall.stopActing")}</Text>
    </Stack>
  );
};

const DockRoom = ({ name, isHere }: { name: keyof typeof rooms; isHere: boolean }) => {
  const { t } = useI18n();
  const { href, icon, active, title } = rooms[name];
  return (
    <Stack
      as={Link}
      href={href}
      gap={1}
      align="center"
      justify="center"
      className={styles.dockRoom}
      {...(isHere ? { "aria-current": "page" as const } : {})}
    >
      <Icon name={isHere ? active : icon} />
      {t(title)}
    </Stack>
  );
};

/** The wall's rooms, those that are chosen for it, within a child's reach; who acts now, and whether the wall is cut off. */
export const Dock = () => {
  const { t, clock } = useI18n();
  const [address] = useLocation();
  const { state, since } = useConnection();
  const hasBudget = useBudgetOffered();
  const offered = ["home", ...useWall().rooms] as const;
  const roomHere = roomOf(address, offered);
  return (
    <Row
      as="nav"
      gap={2}
      align="stretch"
      className={styles.dock}
      id="dock"
      tabIndex={-1}
      data-testid="dock"
      aria-label={t("nav.label")}
    >
      <Row gap={2} align="stretch" justify="center" className={styles.dockRooms}>
        {offered.map((name) => (
          <DockRoom key={name} name={name} isHere={name === roomHere} />
        ))}
      </Row>
      <Stack gap={2} align="center" justify="center" className={styles.dockFoot}>
        <StopActing />
        <ConnectionMark
          state={state}
          word={t("connection.cut")}
          label={
            state === "offline"
              ? t("connection.offline", { time: clock(since) })
              : t(`connection.${state}`)
          }
        />
      </Stack>
      <Row gap={2} justify="center" className={styles.dockGrownUps}>
        <BabysitterButton />
        <SleepButton />
        {hasBudget ? (
          <CornerLink href="/budget" label={t("budget.title")} icon="wallet" active="wallet-fill" />
        ) : null}
        <CornerLink href="/acts" label={t("acts.title")} icon="clock" active="clock" />
        <CornerLink href="/notes" label={t("notes.title")} icon="note" active="note-fill" />
        <CornerLink href="/settings" label={t("settings.title")} icon="gear" active="gear-fill" />
      </Row>
    </Row>
  );
};
