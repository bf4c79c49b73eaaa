import { Picture } from "../../../ui/pictures/Picture.tsx";
import { useDayFacts } from "./use-day-facts.ts";
import * as styles from "./day-facts.module.css";

/** What stands fast about a day, quietly: its holidays by name, and a picture for each bin; nothing on most days. */
export const DayFacts = ({ day, bare = false }: { day: string; bare?: boolean }) => {
  const { holidays, bins } = useDayFacts(day);
  if (holidays.length + bins.length === 0) return null;
  return (
    <span className={styles.dayFacts} data-testid="day-facts" data-bare={bare}>
      {holidays.map(({ id, name, kind }) => (
        <span key={id} className={styles.holiday} data-kind={kind} dir="auto">
          {name}
        </span>
      ))}
      {bins.length === 0 ? null : (
        <span className={styles.bins}>
          {bins.map(({ id, name, icon, color }) => (
            <span key={id} className={styles.bin} style={{ borderColor: color }}>
              <Picture name={icon} neutral="wastebasket" />
              <span className={bare ? "sr-only" : undefined} dir="auto">
                {name}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
};
