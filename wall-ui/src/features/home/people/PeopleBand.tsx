import { type CSSProperties, useRef, useState } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { type ColumnDay, hasColumn, useColumnDays } from "../../tasks/columns/column-day.ts";
import { AnyoneCard } from "./AnyoneCard.tsx";
import { cardColumns, cardRoom, faceLayout } from "./card-room.ts";
import { GrownUpsCard } from "./GrownUpsCard.tsx";
import { arrangePeople, type PeopleCard } from "./people-layout.ts";
import { PeopleFaces } from "./PeopleFaces.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { PersonSheet } from "./PersonSheet.tsx";
import * as styles from "./people-band.module.css";

const keyOf = (card: PeopleCard<ColumnDay>): string =>
  card.kind === "member" ? card.day.member.id : `:${card.kind}`;

/** Everybody's day at once: cards with what can be done now, or faces where there are too many for that. */
export const PeopleBand = () => {
  const { t } = useI18n();
  const days = useColumnDays();
  const board = useBoard("routine");
  const band = useRef<HTMLElement>(null);
  const size = useBoxSize(band);
  const [openId, setOpenId] = useState<string>();
  const isKnown = board.data !== undefined;
  const unassigned = board.data?.unassigned ?? [];
  const lingering = useLingering(unassigned);
  const anyone = unassigned.filter(({ id, done }) => !done || lingering.has(id));
  const room = cardRoom(size);
  const layout = arrangePeople(days, {
    room: room.columns * room.rows,
    hasAnyone: anyone.length > 0,
    isIdle: (day) => isKnown && !hasColumn(day),
  });
  const faces = faceLayout(days.length + (anyone.length > 0 ? 1 : 0), size);
  const across = layout.kind === "faces" ? faces.columns : cardColumns(layout.cards.length, room);
  return (
    <section
      className={styles.people}
      data-testid="people"
      data-kind={layout.kind}
      data-many={days.length > 6}
      data-cards={layout.kind === "cards" ? layout.cards.length : undefined}
      data-across={across}
      ref={band}
      style={{ "--across": across } as CSSProperties}
      aria-label={t("chores.title")}
    >
      {/* Faces that give way to cards at once would be measured in vain. */}
      {size === undefined ? null : layout.kind === "faces" ? (
        <PeopleFaces
          days={layout.days}
          openForAnyone={layout.hasAnyone ? anyone.filter(({ done }) => !done).length : undefined}
          lies={faces.lies}
          onOpen={setOpenId}
        />
      ) : (
        layout.cards.map((card) =>
          card.kind === "member" ? (
            <PersonCard
              key={keyOf(card)}
              day={card.day}
              isWaiting={board.source === "loading"}
              onOpen={() => setOpenId(card.day.member.id)}
            />
          ) : card.kind === "grownUps" ? (
            <GrownUpsCard key={keyOf(card)} days={card.days} onOpen={setOpenId} />
          ) : (
            <AnyoneCard key={keyOf(card)} tasks={anyone} />
          ),
        )
      )}
      <PersonSheet
        day={days.find(({ member }) => member.id === openId)}
        onClose={() => setOpenId(undefined)}
      />
      {board.source === "sample" ? null : (
        <div className={styles.peopleState}>
          <SourceBadge shown={board} />
        </div>
      )}
    </section>
  );
};
