import { WallClock } from "../../../ui/WallClock.tsx";
import { Notices } from "../now/Notices.tsx";
import { WeatherNow } from "../now/WeatherNow.tsx";
import * as styles from "./clock-card.module.css";

/** The hour as large as its place, the date, and the weather. */
export const ClockCard = () => (
  <header className={styles.clockCard} data-testid="clock-card">
    <WallClock />
    <div className={styles.clockBeside}>
      <WeatherNow />
      <Notices />
    </div>
  </header>
);
