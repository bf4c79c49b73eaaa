import type { CalendarEvent } from "#contract/calendar.ts";
import { Picture } from "../../../ui/pictures/Picture.tsx";
import * as styles from "./event-picture.module.css";

/** The picture that the family gave an event, as high as the words beside it; nothing where it has none. */
export const EventPicture = ({ event: { icon } }: { event: Pick<CalendarEvent, "icon"> }) =>
  icon === undefined ? null : (
    <span className={styles.eventPicture} data-part="event-picture">
      <Picture name={icon} />
    </span>
  );
