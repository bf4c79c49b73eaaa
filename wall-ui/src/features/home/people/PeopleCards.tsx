import type { Task } from "#contract/tasks.ts";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import { AnyoneCard } from "./AnyoneCard.tsx";
import { GrownUpsCard } from "./GrownUpsCard.tsx";
import type { PeopleCard } from "./people-layout.ts";
import { PersonCard } from "./PersonCard.tsx";

const keyOf = (card: PeopleCard<ColumnDay>): string =>
  card.kind === "member" ? card.day.member.id : `:${card.kind}`;

/** How many chores of a list are open. */
export const openOf = (tasks: readonly Task[]): number => tasks.filter(({ done }) => !done).length;

/** Everybody with what can be done now, in cards. */
export const PeopleCards = ({
  cards,
  anyone,
  isWaiting,
  onOpen,
}: {
  cards: readonly PeopleCard<ColumnDay>[];
  /** What nobody owns. */
  anyone: readonly Task[];
  /** The first answer isn't here yet. */
  isWaiting: boolean;
  onOpen: (memberId: string) => void;
}) =>
  cards.map((card) => {
    switch (card.kind) {
      case "member":
        return (
          <PersonCard key={keyOf(card)} day={card.day} isWaiting={isWaiting} onOpen={onOpen} />
        );
      case "grownUps":
        return (
          <GrownUpsCard
            key={keyOf(card)}
            days={card.days}
            openForAnyone={card.hasAnyone ? openOf(anyone) : undefined}
            onOpen={onOpen}
          />
        );
      case "anyone":
        return <AnyoneCard key={keyOf(card)} tasks={anyone} />;
    }
  });
