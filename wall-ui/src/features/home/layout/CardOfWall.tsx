import { Suspense } from "react";
import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { DinnerCard } from "../food/DinnerCard.tsx";
import { GroceryCard } from "../food/GroceryCard.tsx";
import { NextCard } from "../next/NextCard.tsx";
import { NotesCard } from "../notes/NotesCard.tsx";
import { NowBlock } from "../now/NowBlock.tsx";
import { PeopleBand } from "../people/PeopleBand.tsx";
import { WeekCard } from "../week/WeekCard.tsx";
import { ClockCard } from "./ClockCard.tsx";
import { DayCard } from "./DayCard.tsx";
import { MealWeekCard } from "./MealWeekCard.tsx";

const SeldomCard = lazyPart(async () => (await import("../cards/SeldomCard.tsx")).SeldomCard);

/** A card of a wall's Home by its name; `memberId` is whose it is where it is one person's. */
export const CardOfWall = ({
  card,
  memberId,
  hasWeekAfter,
}: {
  card: WallCard;
  memberId: PlacedCard["memberId"];
  /** The week after this one has a card, which says what comes later. */
  hasWeekAfter: boolean;
}) => {
  switch (card) {
    case "now":
      return <NowBlock />;
    case "clock":
      return <ClockCard />;
    case "day":
      return <DayCard />;
    case "next":
      return <NextCard />;
    case "week":
      return <WeekCard page={0} hasLater={!hasWeekAfter} hasTomorrow={false} />;
    case "weekAfter":
      return <WeekCard page={1} />;
    case "people":
      return <PeopleBand />;
    case "children":
      return <PeopleBand of="children" />;
    case "faces":
      return <PeopleBand as="faces" />;
    case "dinner":
      return <DinnerCard />;
    case "mealWeek":
      return <MealWeekCard />;
    case "notes":
      return <NotesCard />;
    case "grocery":
      return <GroceryCard />;
    default:
      return (
        <Suspense fallback={null}>
          <SeldomCard card={card} memberId={memberId} />
        </Suspense>
      );
  }
};
