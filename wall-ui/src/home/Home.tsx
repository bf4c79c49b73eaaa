import { useWords } from "../shell/use-words.ts";
import { useNow } from "../../../client/time.ts";
import { SetupInvite } from "../setup/SetupInvite.tsx";
import { Notices } from "../shell/Notices.tsx";
import { Clock } from "./Clock.tsx";
import { Countdown } from "./Countdown.tsx";
import { Dinner } from "./Dinner.tsx";
import { Grocery } from "./Grocery.tsx";
import { MemberColumns } from "./MemberColumns.tsx";
import { NextCard } from "./NextCard.tsx";
import { TwoWeeks } from "./TwoWeeks.tsx";
import { WeatherNow } from "./WeatherNow.tsx";
import "./home.css";
import "./now.css";

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
