import { WallClock } from "../../../ui/WallClock.tsx";
import { Notices } from "./Notices.tsx";
import { WeatherNow } from "./WeatherNow.tsx";
import * as styles from "./now-block.module.css";

/** The hour, the day, and the weather; a mark while there is something that a grown-up should know. */
export const NowBlock = () => (
  <header className={styles.now} data-testid="now" data-part="paper">
    <WallClock />
    <div className={styles.nowBeside}>
      <WeatherNow />
      <Notices />
    </div>
  </header>
);
