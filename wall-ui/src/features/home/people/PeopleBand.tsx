import { type CSSProperties, useRef, useState } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { hasColumn, useColumnDays } from "../../tasks/columns/column-day.ts";
import { useHomeUnit } from "../use-home-unit.ts";
import { cardColumns, cardRoom, faceLayout } from "./card-room.ts";
import { arrangePeople } from "./people-layout.ts";
import { OpenedPerson } from "./OpenedPerson.tsx";
import { PeopleFaces } from "./PeopleFaces.tsx";
import { PeopleCards } from "./PeopleCards.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./people-band.module.css";

/** Everybody's day at once: cards with what can be done now, or faces where there are too many for that. */
export const PeopleBand = ({
  of = "everybody",
  as,
}: {
  /** Whom it shows: `children` where there are any. */
  of?: "everybody" | "children";
  /** Faces, however much room there is. */
  as?: "faces";
}) => {
  const { t } = useI18n();
  const everybody = useColumnDays();
  const children = everybody.filter(({ member }) => member.kid);
  const days = of === "children" && children.length > 0 ? children : everybody;
  const board = useBoard("routine");
  const band = useRef<HTMLElement>(null);
  const size = useBoxSize(band);
  const unit = useHomeUnit();
  const [openId, setOpenId] = useState<string>();
  const isKnown = board.data !== undefined;
  const unassigned = board.data?.unassigned ?? [];
  const lingering = useLingering(unassigned);
  const anyone = unassigned.filter(({ id, done }) => !done || lingering.has(id));
  const room = cardRoom(size, unit);
  const layout = arrangePeople(days, {
    room: as === "faces" ? 0 : room.columns * room.rows,
    hasAnyone: anyone.length > 0,
    isIdle: (day) => isKnown && !hasColumn(day),
  });
  const faces = faceLayout(days.length + (anyone.length > 0 ? 1 : 0), size, unit);
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
        <PeopleCards
          cards={layout.cards}
          anyone={anyone}
          isWaiting={board.source === "loading"}
          onOpen={setOpenId}
        />
      )}
      <OpenedPerson
        day={days.find(({ member }) => member.id === openId)}
        onClose={() => setOpenId(undefined)}
      />
      <div className={styles.peopleState}>
        <HomeSourceBadge shown={board} />
      </div>
    </section>
  );
};
