import { useClock } from "#client/context/clock.ts";
import { SetupInvite } from "./SetupInvite.tsx";
import { Notices } from "./Notices.tsx";
import { WallClock } from "../../ui/WallClock.tsx";
import { CountdownCard } from "./CountdownCard.tsx";
import { DinnerCard } from "./DinnerCard.tsx";
import { GroceryCard } from "./GroceryCard.tsx";
import { MemberColumns } from "../tasks/columns/MemberColumns.tsx";
import { NextEventCard } from "./NextEventCard.tsx";
import { TwoWeeks } from "./TwoWeeks.tsx";
import { WeatherNow } from "./WeatherNow.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./home.module.css";
import * as clockAndWeatherStyles from "./clock-and-weather.module.css";

/** What time and weather is it, what's next, who still has what to do, what's for dinner. */
export const HomePage = () => {
  const clock = useClock();
  return (
    <div className={styles.home}>
      <div className={styles.homeBoard}>
        <div className={styles.homeLeft}>
          <Row
            as="header"
            justify="between"
            wrap
            className={`${clockAndWeatherStyles.now} ${styles.homeNow}`}
            data-testid="now"
          >
            <div>
              <WallClock />
              <CountdownCard />
            </div>
            <WeatherNow />
            <Notices />
            <SetupInvite />
          </Row>
          <DinnerCard />
          <GroceryCard />
        </div>
        <div className={styles.homeRight}>
          <NextEventCard />
          <TwoWeeks />
          <MemberColumns clock={clock} />
        </div>
      </div>
    </div>
  );
};
