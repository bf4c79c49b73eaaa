import { useLocation } from "wouter";
import type { ReactNode } from "react";
import { useConfig } from "#client/context/config.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { meMessages } from "./me-messages.ts";
import { InstallHint } from "./InstallHint.tsx";

const GoButton = ({
  href,
  icon,
  onClose,
  children,
}: {
  href: string;
  icon: IconName;
  onClose: () => void;
  children: ReactNode;
}) => {
  const [, go] = useLocation();
  return (
    <Button
      onClick={() => {
        onClose();
        go(href);
      }}
    >
      <Icon name={icon} />
      {children}
    </Button>
  );
};

/** The ways from a member's own sheet: to the pages without a tab, to another member, and out. */
export const MeWays = ({
  hasBudget,
  isLeaving,
  onLeave,
  onClose,
}: {
  hasBudget: boolean;
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(meMessages);
  const timetable = useMessages(timetableMessages);
  const b = useMessages(babysitterMessages);
  const { mealsAppUrl } = useConfig();
  return (
    <Stack gap={2}>
      <InstallHint />
      <GoButton href="/rewards" icon="star-fill" onClose={onClose}>
        {t("rewards.title")}
      </GoButton>
      <GoButton href="/notes" icon="note" onClose={onClose}>
        {t("notes.title")}
      </GoButton>
      <GoButton href="/photos" icon="images" onClose={onClose}>
        {t("photos.title")}
      </GoButton>
      <GoButton href="/timetable" icon="lists" onClose={onClose}>
        {timetable("title")}
      </GoButton>
      {mealsAppUrl === "" ? (
        <GoButton href="/lists/week" icon="basket" onClose={onClose}>
          {t("meals.title")}
        </GoButton>
      ) : null}
      {hasBudget ? (
        <GoButton href="/budget" icon="wallet" onClose={onClose}>
          {t("budget.title")}
        </GoButton>
      ) : null}
      <GoButton href="/wifi" icon="people" onClose={onClose}>
        {b("wifi")}
      </GoButton>
      <GoButton href="/acts" icon="clock" onClose={onClose}>
        {t("acts.title")}
      </GoButton>
      <GoButton href="/settings" icon="gear" onClose={onClose}>
        {t("settings.title")}
      </GoButton>
      <GoButton href="/sign-in" icon="people" onClose={onClose}>
        {s("somebodyElse")}
      </GoButton>
      <Button disabled={isLeaving} onClick={onLeave}>
        <Icon name="out" />
        {s("signOut")}
      </Button>
    </Stack>
  );
};
