import { useEffect } from "react";
import type { Reminder } from "#contract/reminders.ts";
import { useConfig } from "#client/context/config.ts";
import { isNight } from "#client/context/nights.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useFamily } from "#client/context/family.ts";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { createFreshRings } from "#client/features/reminders/fresh-rings.ts";
import { reminderMessages } from "#client/features/reminders/messages/messages.ts";
import { dismissReminder } from "#client/features/reminders/dismiss-reminder.ts";
import { useReminders } from "#client/features/reminders/queries.ts";
import { ringReminder } from "#client/features/reminders/reminder-bell.ts";
import { stillShown } from "#client/features/reminders/still-shown.ts";
import { useReminderTime } from "#client/features/reminders/use-reminder-time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./reminder-cards.module.css";

/** More at a time would cover the wall; the next one comes when one is tapped away. */
const mostCards = 2;

/** Remembers rings for as long as the page is open, because the cards come and go. */
const freshOf = createFreshRings();

const ReminderCard = ({ reminder }: { reminder: Reminder }) => {
  const s = useMessages(reminderMessages);
  const { t, list } = useI18n();
  const family = useFamily();
  const timeOf = useReminderTime();
  const dismiss = useMutate(dismissReminder);
  const failed = useFailedToast();
  const { id, title, icon, location, memberIds, onTheWay } = reminder;
  const { at, away } = timeOf(reminder);
  const ride = useRideText()(reminder);
  const whose = family.filter((member) => memberIds.includes(member.id));
  const going = family.filter((member) => onTheWay.includes(member.id));
  return (
    <li className={styles.reminder} data-testid="reminder">
      {icon === undefined ? <FeatureIcon name="bell" /> : <Picture name={icon} />}
      <Stack gap={1} className={styles.reminderWords}>
        <Text as="b" size="title" clamp dir="auto">
          {title === "" ? t("calendar.untitled") : title}
        </Text>
        <Text size="body" figures>
          {[at, away, ride, location].filter((part) => part !== undefined).join(" · ")}
        </Text>
        {going.length === 0 ? null : (
          <Text size="body" weight="semibold">
            {s("onTheWay", { count: going.length, names: list(going.map(({ name }) => name)) })}
          </Text>
        )}
      </Stack>
      <Row gap={1}>
        {whose.slice(0, 3).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
      </Row>
      <Button
        kind="primary"
        onClick={() => dismiss.mutate({ params: { id } }, { onError: (error) => failed(error) })}
      >
        {s("dismiss")}
      </Button>
    </li>
  );
};

/**
 * The reminders that ring on this wall: a chime and a card that whoever is near taps away. They end the screensaver; a
 * wall that sleeps stays dark and silent, but for what is marked for the night too.
 */
export const ReminderCards = () => {
  const s = useMessages(reminderMessages);
  const reminders = useReminders();
  const hours = useConfig();
  useEffect(() => {
    const now = Date.now();
    const fresh = freshOf(reminders, now);
    const isUrgent = fresh.some(({ urgent }) => urgent === true);
    if (fresh.length === 0) return;
    if (isUrgent) quietMode.touch();
    else quietMode.approach();
    if (isUrgent || !isNight(now, hours)) ringReminder();
  }, [reminders, hours]);
  const shown = stillShown(reminders, useNow("minute"));
  if (shown.length === 0) return null;
  const soonestFirst = shown.toSorted((a, b) => a.start.localeCompare(b.start));
  return (
    // A reader says a card once, not each minute that passes.
    <div className={styles.reminders} role="alert" aria-atomic="false" aria-relevant="additions">
      <ul aria-label={s("title")}>
        {soonestFirst.slice(0, mostCards).map((reminder) => (
          <ReminderCard key={reminder.id} reminder={reminder} />
        ))}
      </ul>
    </div>
  );
};
