import type { NewEvent } from "#contract/calendar-family.ts";
import { useFamily } from "#client/context/family.tsx";
import { useText } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { WhoList } from "../../members/MemberList.tsx";
import { useSaidRepetition, useSaidWhen } from "../editing/event-descriptions.ts";
import "./event-preview.css";

/** An event as it would stand in the calendar, before it does. */
export const Preview = ({ event, isOld }: { event: NewEvent; isOld: boolean }) => {
  const { t } = useText();
  const family = useFamily();
  const { day, time } = useSaidWhen()(event);
  const repeats = useSaidRepetition()(event);
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  return (
    <div className="preview" data-member={whose[0]?.id} data-old={isOld}>
      <h3 dir="auto" className="two-lines">
        {event.title === "" ? t("calendar.untitled") : event.title}
      </h3>
      <p>
        {day}
        <b className="figures">{time}</b>
      </p>
      {repeats === undefined && event.location === undefined ? null : (
        <p>
          {repeats === undefined ? null : (
            <span>
              <RoomIcon name="refresh" />
              {repeats}
            </span>
          )}
          {event.location === undefined ? null : (
            <span>
              <Icon name="place" label={t("calendar.location")} />
              <bdi>{event.location}</bdi>
            </span>
          )}
        </p>
      )}
      <WhoList whose={whose} />
    </div>
  );
};
