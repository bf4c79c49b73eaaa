import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useEffect } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useToday } from "#client/context/clock.ts";
import { useConfig } from "#client/context/config.ts";
import { useMe } from "#client/context/family.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { tomorrowRead } from "#client/features/tomorrow/reads.ts";
import { addDays } from "#client/i18n/time.ts";
import { queryOf } from "#client/query/query-state.ts";
import { RewardQuestions } from "./RewardQuestions.tsx";
import { ApprovalsLine } from "./ApprovalsLine.tsx";
import { TodayHead } from "./TodayHead.tsx";
import { MyChores } from "./MyChores.tsx";
import { MyTodos } from "./MyTodos.tsx";
import { MyNotes } from "./MyNotes.tsx";
import { NextEventCard } from "./NextEventCard.tsx";
import { useComingWeek, useFirstCardReady } from "./use-first-card.ts";
import * as styles from "./today.module.css";

/** Comes with what stands below the first cards. */
const loadTodayFoot = async () => (await import("./TodayFoot.tsx")).TodayFoot;
const TodayFoot = lazyPart(loadTodayFoot);
const HearDay = lazyPart(async () => (await import("./HearDay.tsx")).HearDay);

/** Fetches what stands below while the first card waits for its answer: after the evening's hour the largest part of the page is there. */
const useEarlyFoot = () => {
  const client = useQueryClient();
  const date = addDays(useToday(), 1);
  useEffect(() => {
    // What can't be had now is fetched where it is drawn.
    void loadTodayFoot().catch(() => undefined);
    void client.prefetchQuery(queryOf(tomorrowRead, { query: { date } }));
  }, [client, date]);
};

/** A child's day: what is left to do leads, then what comes next; who can't read yet hears all of it first. */
const ChildsDay = ({ me }: { me: NonNullable<ReturnType<typeof useMe>> }) => {
  const shown = useComingWeek();
  const stands = useDeferredValue(useFirstCardReady(useBoard("routine")), false);
  return (
    <>
      <TodayHead />
      {useConfig().preReaders.includes(me.id) ? (
        // Its place is kept, so that nothing moves under a finger when it comes.
        <div className={styles.hear}>
          <Suspense>{stands ? <HearDay me={me} /> : null}</Suspense>
        </div>
      ) : null}
      <MyNotes myId={me.id} />
      <MyChores me={me} />
      {stands ? (
        <>
          <MyTodos me={me} />
          <NextEventCard shown={shown} me={me} />
          <Suspense>
            <TodayFoot me={me} />
          </Suspense>
        </>
      ) : null}
    </>
  );
};

/** A grown-up's day, or that of somebody who just looks: what's next, what I still have to do, what waits, the children, dinner. */
const GrownUpsDay = ({ me }: { me: ReturnType<typeof useMe> }) => {
  const shown = useComingWeek();
  const stands = useDeferredValue(useFirstCardReady(shown), false);
  return (
    <>
      <TodayHead />
      <MyNotes myId={me?.id} />
      <NextEventCard shown={shown} me={me} />
      {stands ? (
        <>
          <ApprovalsLine />
          {me?.parent === true ? <RewardQuestions /> : null}
          {me === undefined ? null : (
            <>
              <MyChores me={me} />
              <MyTodos me={me} />
            </>
          )}
          <Suspense>
            <TodayFoot me={me} />
          </Suspense>
        </>
      ) : null}
    </>
  );
};

/** The day at a glance, beginning with what is mine. */
export const TodayPage = () => {
  const me = useMe();
  useEarlyFoot();
  return me?.kid === true ? <ChildsDay me={me} /> : <GrownUpsDay me={me} />;
};
