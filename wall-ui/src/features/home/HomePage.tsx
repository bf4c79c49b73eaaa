import { useWords } from "../../ui/use-wall-text.ts";
import { useNow } from "#client/i18n/time.ts";
import { SetupInvite } from "./SetupInvite.tsx";
import { Notices } from "./Notices.tsx";
import { Clock } from "../../ui/WallClock.tsx";
import { Countdown } from "./CountdownCard.tsx";
import { Dinner } from "./DinnerCard.tsx";
import { Grocery } from "./GroceryCard.tsx";
import { MemberColumns } from "../tasks/columns/MemberColumns.tsx";
import { NextCard } from "./NextEventCard.tsx";
import { TwoWeeks } from "./TwoWeeks.tsx";
import { WeatherNow } from "./WeatherNow.tsx";
import "./home.css";
import "./clock-and-weather.css";

/** What time and weather is it, what's next, who still has what to do, what's for dinner. */
export const Home = () => {
  const { format } = useWords();
  const clock = format.clockOf(useNow("minute"));
  return (
    <div className="home">
      <div className="home-board">
        <div className="home-left">
          <header className="now home-now">
            <div>
              <Clock />
              <Countdown />
            </div>
            <WeatherNow />
            <Notices />
            <SetupInvite />
          </header>
          <Dinner />
          <Grocery />
        </div>
        <div className="home-right">
          <NextCard />
          <TwoWeeks />
          <MemberColumns clock={clock} />
        </div>
      </div>
    </div>
  );
};
