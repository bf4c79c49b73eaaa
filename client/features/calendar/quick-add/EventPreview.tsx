import type { NewEvent } from "#contract/calendar-family.ts";
import { EventPicture } from "../event/EventPicture.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { RideFacts } from "../rides/RideFacts.tsx";
import { RemindsWhen } from "../reminders/RemindsWhen.tsx";
import { MemberList } from "../../members/MemberList.tsx";
import { useRepetitionText, useEventTimeText } from "../editing/event-descriptions.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./event-preview.module.css";

/** An event as it would stand in the calendar, before it does. */
export const EventPreview = ({
  event,
  isOld,
}: {
  event: NewEvent & { leaveAt?: string };
  isOld: boolean;
}) => {
  const { t } = useI18n();
  const family = useFamily();
  const { day, time } = useEventTimeText()(event);
  const repeats = useRepetitionText()(event);
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  return (
    <div
      className={styles.preview}
      data-testid="preview"
      data-member={whose[0]?.id}
      data-old={isOld}
    >
      <Text size="title" as="h3" dir="auto" clamp>
        <EventPicture event={event} />
        {event.title === "" ? t("calendar.untitled") : event.title}
      </Text>
      <Row as="p" wrap>
        {day}
        <Text as="b" figures>
          {time}
        </Text>
      </Row>
      {repeats === undefined && event.location === undefined ? null : (
        <Row as="p" wrap>
          {repeats === undefined ? null : (
            <span>
              <FeatureIcon name="refresh" />
              {repeats}
            </span>
          )}
          {event.location === undefined ? null : (
            <span>
              <Icon name="place" label={t("calendar.location")} />
              <bdi>{event.location}</bdi>
            </span>
          )}
        </Row>
      )}
      {event.notes === undefined ? null : (
        <Text as="p" dir="auto" clamp>
          {event.notes}
        </Text>
      )}
      <MemberList whose={whose} />
      <RideFacts event={event} />
      {event.reminders === undefined ? null : (
        <RemindsWhen event={{ reminders: event.reminders }} />
      )}
    </div>
  );
};
