import { memo, useRef } from "react";
import { useClock, useToday } from "#client/context/clock.ts";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import { useGlidingRows } from "../use-gliding-rows.ts";
import { HiddenChores } from "./HiddenChores.tsx";
import { HomeChore } from "./HomeChore.tsx";
import { LaterChores } from "./LaterChores.tsx";
import { homeChoresAt } from "./home-chores.ts";
import { PersonFoot } from "./PersonFoot.tsx";
import { PersonHead } from "./PersonHead.tsx";
import { choresFit, hiddenChoresIn, tightestChoreStep, showChores } from "./show-chores.ts";
import * as styles from "./person-card.module.css";

/** What a card says in place of rows: nothing is due, all is done, or nothing is known. */
const NoChores = ({ day, hasLater }: { day: ColumnDay; hasLater: boolean }) => {
  const { t } = useI18n();
  const freeDayText = useFreeDayText();
  const { isKnown, tasks, paused } = day;
  const isFree = tasks.length === 0 || paused !== undefined;
  const picture = paused !== undefined ? "luggage" : isFree ? "balloon" : "party-popper";
  const words = isFree ? freeDayText(day) : t(hasLater ? "home.doneForNow" : "chores.allDone");
  const box = useRef<HTMLDivElement>(null);
  useFit(box, {
    last: 2,
    apply: (element, step) => {
      element.toggleAttribute("data-low", step > 0);
      element.toggleAttribute("data-none", step > 1);
    },
  });
  return (
    <div className={styles.personFree} ref={box}>
      {isKnown ? <Picture name={picture} neutral="teddy-bear" /> : null}
      <p>{words}</p>
    </div>
  );
};

/** Quiet shapes where the rows will be, until the first answer is here. */
const Waiting = () => (
  <Stack
    gap={2}
    justify="start"
    className={styles.personWaiting}
    data-testid="column-ghosts"
    aria-busy="true"
  >
    <i />
    <i />
  </Stack>
);

interface PersonCardLook {
  readonly day: ColumnDay;
  /** The first answer isn't here yet. */
  readonly isWaiting: boolean;
  /** Shows everything about a member. */
  readonly onOpen: (memberId: string) => void;
}

/** One member on Home: the face, what can be done now, and what comes next for them; a tap on that shows their day. */
const Person = ({ day, isWaiting, onOpen: onOpenOf }: PersonCardLook) => {
  const { memberId: actingId } = useActing();
  const clock = useClock();
  const { member, tasks, coming, paused } = day;
  const onOpen = () => onOpenOf(member.id);
  const today = useToday();
  const { now, later } = homeChoresAt(tasks, today, clock, useLingering(tasks));
  const next = coming[0];
  const rows = useRef<HTMLDivElement>(null);
  useGlidingRows(rows, now.map(({ id }) => id).join());
  const isFolded = later.length > 0 ? 1 : 0;
  const step = useFit(rows, {
    last: tightestChoreStep(now.length + isFolded),
    turn: "around",
    apply: showChores,
    fits: choresFit,
    dependsOn: `${today} ${next?.start} ${next?.title}`,
  });
  const unseen = hiddenChoresIn(step);
  return (
    <article
      className={styles.person}
      data-part="column"
      data-member={member.id}
      data-acting={actingId === member.id}
      data-away={paused !== undefined}
      data-coming={coming.length > 0}
      data-kid={member.kid}
      aria-label={member.name}
      onClick={({ target }) => {
        // Between two chores a finger meant one of them.
        if (target instanceof Element && target.closest("footer, [data-hidden-chores]") !== null)
          onOpen();
      }}
    >
      <PersonHead day={day} onOpen={onOpen} />
      {isWaiting ? (
        <Waiting />
      ) : (
        <>
          {now.length === 0 ? <NoChores day={day} hasLater={later.length > 0} /> : null}
          <div className={styles.personRows} data-later-only={now.length === 0} ref={rows}>
            {now.map((task) => (
              <HomeChore key={task.id} task={task} memberId={member.id} />
            ))}
            {later.length > 0 ? <LaterChores tasks={later} onOpen={onOpen} /> : null}
          </div>
          <HiddenChores count={Math.max(0, unseen - isFolded) + (unseen > 0 ? later.length : 0)} />
        </>
      )}
      <PersonFoot next={next} />
    </article>
  );
};

/** A member's card, drawn again only when something about this member is new. */
export const PersonCard = memo(
  Person,
  (was, is) => was.onOpen === is.onOpen && JSON.stringify(was) === JSON.stringify(is),
);
