import type { PlacedCard } from "#contract/wall-layout.ts";
import { AgendaCard } from "./AgendaCard.tsx";
import { CountdownsCard } from "./CountdownsCard.tsx";
import { DayEventsCard } from "./DayEventsCard.tsx";
import { MemoryCard } from "./MemoryCard.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { OnePersonCard } from "./OnePersonCard.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import { StarsCard } from "./StarsCard.tsx";
import { TimersCard } from "./TimersCard.tsx";
import { TodosCard } from "./TodosCard.tsx";
import { WeatherCard } from "./WeatherCard.tsx";
import { WifiCard } from "./WifiCard.tsx";

/** The cards that no preset has: they are fetched where a parent has put one of them on a wall. */
export const SeldomCard = ({ card, memberId }: Pick<PlacedCard, "card" | "memberId">) => {
  switch (card) {
    case "weather":
      return <WeatherCard />;
    case "today":
    case "tomorrow":
      return <DayEventsCard name={card} />;
    case "agenda":
      return <AgendaCard />;
    case "month":
      return <MonthCard />;
    case "person":
      return <OnePersonCard memberId={memberId} />;
    case "todos":
      return <TodosCard />;
    case "countdowns":
      return <CountdownsCard />;
    case "photo":
      return <PhotoCard />;
    case "memory":
      return <MemoryCard />;
    case "stars":
      return <StarsCard />;
    case "timers":
      return <TimersCard />;
    case "wifi":
      return <WifiCard />;
    default:
      return null;
  }
};
