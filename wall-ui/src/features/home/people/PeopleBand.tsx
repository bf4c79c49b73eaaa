import { type CSSProperties, type RefObject, useRef, useState } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useBoxFact } from "#client/ui/layout/use-box-fact.ts";
import type { BoxSize } from "#client/ui/layout/use-box-size.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { hasColumn, useColumnDays } from "../../tasks/columns/column-day.ts";
import { useHomeUnit } from "../use-home-unit.ts";
import { cardColumns, cardRoom, faceLayout } from "./card-room.ts";
import { arrangePeople } from "./people-layout.ts";
import { OpenedPerson } from "./sheet/OpenedPerson.tsx";
import { PeopleFaces } from "./faces/PeopleFaces.tsx";
import { openOf, PeopleCards } from "./PeopleCards.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./people-band.module.css";

/** How many cards have room in the band, and how faces lie where there are too many for that; undefined until it is measured. */
const useBandRoom = (
  band: RefObject<HTMLElement | null>,
  faceCount: number,
  expected: BoxSize | undefined,
) => {
  const unit = useHomeUnit();
  return useBoxFact(
    band,
    (size) => ({ room: cardRoom(size, unit), faces: faceLayout(faceCount, size, unit) }),
    { dependsOn: `${faceCount} ${unit}`, ...(expected === undefined ? {} : { expected }) },
  );
};

/** Everybody's day at once: cards with what can be done now, or faces where there are too many for that. */
export const PeopleBand = ({
  of = "everybody",
  as,
  expected,
}: {
  /** Whom it shows: `children` where there are any. */
  of?: "everybody" | "children";
  /** Faces, however much room there is. */
  as?: "faces";
  /** How large the band is thought to be until it is measured; nobody is drawn until then without it. */
  expected?: BoxSize;
}) => {
  const { t } = useI18n();
  const everybody = useColumnDays();
  const children = everybody.filter(({ member }) => member.kid);
  const days = of === "children" && children.length > 0 ? children : everybody;
  const board = useBoard("routine");
  const band = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string>();
  const isKnown = board.data !== undefined;
  const unassigned = board.data?.unassigned ?? [];
  const lingering = useLingering(unassigned);
  const anyone = unassigned.filter(({ id, done }) => !done || lingering.has(id));
  const faceCount = days.length + (anyone.length > 0 ? 1 : 0);
  const fact = useBandRoom(band, faceCount, expected);
  const { room, faces } = fact ?? {
    room: { columns: 1, rows: 0, lines: 0, line: undefined },
    faces: { columns: faceCount, lies: false, isCounted: false },
  };
  const layout = arrangePeople(days, {
    room: as === "faces" ? 0 : room.columns * room.rows,
    ...{ lines: room.lines, line: room.line },
    hasAnyone: anyone.length > 0,
    isIdle: (day) => isKnown && !hasColumn(day),
  });
  const lineFrom = layout.kind === "cards" ? layout.lineFrom : undefined;
  const cardsAcross = (count: number) =>
    lineFrom === undefined ? cardColumns(count, room) : count - 1;
  const across = layout.kind === "faces" ? faces.columns : cardsAcross(layout.cards.length);
  return (
    <section
      className={styles.people}
      data-testid="people"
      data-slice
      data-kind={layout.kind}
      data-many={faceCount > 6}
      data-cards={layout.kind === "cards" ? layout.cards.length : undefined}
      data-across={across}
      data-wide={across < (innerHeight > innerWidth ? 3 : 2)}
      data-line-from={lineFrom}
      ref={band}
      style={
        {
          "--across": across,
          "--down": Math.ceil(faceCount / across),
          "--line-from": lineFrom,
        } as CSSProperties
      }
      aria-label={t("chores.title")}
    >
      {/* Faces that give way to cards at once would be measured in vain. */}
      {fact === undefined ? null : layout.kind === "faces" ? (
        <PeopleFaces
          days={layout.days}
          openForAnyone={layout.hasAnyone ? openOf(anyone) : undefined}
          lies={faces.lies}
          isCounted={faces.isCounted}
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
