import type { RefObject } from "react";
import { useConfig } from "../../../client/config.ts";
import { instantAt } from "../../../client/time.ts";
import type { Carried } from "../shell/use-carry.ts";
import { useWords } from "../shell/use-words.ts";
import { destinationOf, type Grabbed, type Place } from "./destination.ts";
import "../shell/carry.css";
import "./ghost.css";

/** The event that follows the finger, and the hour at which it would begin. */
export const Ghost = ({
  ghost,
  carried,
}: {
  ghost: RefObject<HTMLDivElement | null>;
  carried: Carried<Grabbed, Place> | undefined;
}) => {
  const { t, format } = useWords();
  const { timeZone } = useConfig();
  const to = carried?.over && destinationOf(carried.item, carried.over, timeZone);
  const event = carried?.item.event;
  return (
    <div className="ghost" ref={ghost} aria-hidden="true">
      {event === undefined ? null : (
        <div className="event-ghost" data-member={event.memberIds[0]}>
          {to?.minute === undefined ? null : (
            <time>{format.time(instantAt(to.day, to.minute, timeZone))}</time>
          )}
          <span className="two-lines" dir="auto">
            {event.title === "" ? t("calendar.untitled") : event.title}
          </span>
        </div>
      )}
    </div>
  );
};
