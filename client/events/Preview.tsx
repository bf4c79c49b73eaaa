import type { NewEvent } from "../../contract/family-calendar.ts";
import { useFamily } from "../family.tsx";
import { useText } from "../text/use-text.ts";
import { Icon } from "../ui/Icon.tsx";
import { RoomIcon } from "../ui/RoomIcon.tsx";
import { WhoList } from "../ui/WhoList.tsx";
import { useSaidRepetition, useSaidWhen } from "./use-said.ts";
import "./preview.css";

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
