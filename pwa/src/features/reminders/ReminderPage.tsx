import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { Reminder } from "#contract/reminders.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { reminderMessages } from "#client/features/reminders/messages/messages.ts";
import { tellOnMyWay } from "#client/features/calendar/mutations.ts";
import { TakeBackOnMyWay } from "#client/features/calendar/reminders/TakeBackOnMyWay.tsx";
import { snoozeReminder } from "#client/features/reminders/snooze-reminder.ts";
import { useReminder } from "#client/features/reminders/queries.ts";
import { useReminderTime } from "#client/features/reminders/use-reminder-time.ts";
import { MemberList } from "#client/features/members/MemberList.tsx";
import { createFormats } from "#client/i18n/formats.ts";
import { dayOf } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { answeredOrWaiting } from "#client/mutations/answered-or-waiting.ts";
import type { Enqueued } from "#client/mutations/queue/enqueue.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import { useMutationQueue, usePending } from "#client/mutations/use-mutation-queue.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useApp } from "#client/context/app-context.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SubPage } from "../../ui/SubPage.tsx";

/** What can be said about a reminder; that somebody is on the way waits where home is out of reach. */
const useSayings = (id: string, title: string, memberId: string | undefined) => {
  const s = useMessages(reminderMessages);
  const { live } = useApp();
  const queue = useMutationQueue();
  const failed = useFailedToast();
  const say = (sent: Enqueued<unknown>, words: string) => {
    void answeredOrWaiting(live, sent, failed).then(
      (answer) => {
        if (answer !== undefined) showToast({ kind: "done", words });
      },
      (reason: unknown) => failed(apiErrorOf(reason)),
    );
  };
  return {
    snooze: () => say(queue.enqueue(snoozeReminder, { params: { id }, body: {} }), s("snoozed")),
    onMyWay: () => say(queue.enqueue(tellOnMyWay, { id, title, memberId }), s("saidOnMyWay")),
  };
};

const EventFacts = ({ reminder }: { reminder: Reminder }) => {
  const s = useMessages(reminderMessages);
  const { list, locale, clock } = useI18n();
  const { timeZone: home } = useConfig();
  const family = useFamily();
  const { at, away } = useReminderTime()(reminder);
  const { start, allDay, location, memberIds, onTheWay } = reminder;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const phone = createFormats(locale, timeZone);
  const isOtherDay = dayOf(start, timeZone) !== dayOf(start, home);
  const there = `${isOtherDay ? `${phone.dayShort(dayOf(start, timeZone))} ` : ""}${phone.clock(start)}`;
  const isElsewhere = !allDay && there !== clock(start);
  const going = family.filter(({ id }) => onTheWay.includes(id));
  return (
    <Stack gap={3}>
      <Text as="p" size="large" weight="bold" figures>
        {[at, away].filter((part) => part !== undefined).join(" · ")}
      </Text>
      {isElsewhere ? <Text as="p">{s("there", { time: there })}</Text> : null}
      {location === undefined ? null : (
        <Row as="p" wrap gap={2}>
          <Icon name="place" />
          <bdi>{location}</bdi>
        </Row>
      )}
      <MemberList whose={family.filter(({ id }) => memberIds.includes(id))} />
      {going.length === 0 ? null : (
        <Text as="p" weight="semibold" data-testid="on-the-way">
          {s("onTheWay", { count: going.length, names: list(going.map(({ name }) => name)) })}
        </Text>
      )}
    </Stack>
  );
};

/** Whether something that a member said about the reminder waits for home. */
const useIsWaiting = (id: string, memberId: string | undefined): boolean =>
  usePending().some((mutation) => {
    const said = inputOf(tellOnMyWay, mutation);
    return said?.id === id && said.memberId === memberId;
  });

/** What a reminder's notification opens: the event, and both things that phones without buttons in notifications lack. */
export const ReminderPage = ({ id }: { id: string }) => {
  const s = useMessages(reminderMessages);
  const me = useMe();
  const [address, go] = useLocation();
  const said = new URLSearchParams(useSearch()).get("say");
  const shown = useReminder(id);
  const title = shown.data === undefined ? s("title") : shown.data.title || s("busy");
  const { snooze, onMyWay } = useSayings(id, title, me?.id);
  const isWaiting = useIsWaiting(id, me?.id);
  const heard = useRef(false);
  useEffect(() => {
    // A button of the notification that didn't reach home; a later one is heard on the same page.
    if (said === null) heard.current = false;
    if (said === null || heard.current) return;
    heard.current = true;
    go(address, { replace: true });
    if (said === "snooze") snooze();
    if (said === "onMyWay") onMyWay();
  }, [said, address, go, snooze, onMyWay]);
  if (shown.source === "failed" && shown.error.status === 404)
    return (
      <SubPage title={s("title")} back="/">
        <EmptyState picture="open-book" title={s("gone")} />
      </SubPage>
    );
  const isSaid = me !== undefined && shown.data?.onTheWay.includes(me.id) === true;
  return (
    <SubPage title={title} back="/">
      {shown.data === undefined ? null : <EventFacts reminder={shown.data} />}
      {isWaiting ? (
        <Notice>
          <Icon name="clock" /> {s("waits")}
        </Notice>
      ) : null}
      <Stack gap={3}>
        {isSaid ? (
          <TakeBackOnMyWay id={id} />
        ) : (
          <Button kind="primary" onClick={onMyWay}>
            {s("onMyWay")}
          </Button>
        )}
        <Button onClick={snooze}>{s("snooze")}</Button>
      </Stack>
    </SubPage>
  );
};
