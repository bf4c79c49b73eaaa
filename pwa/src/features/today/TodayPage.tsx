import { useDeferredValue } from "react";
import { useMe } from "#client/context/family.ts";
import { DinnerCard } from "./DinnerCard.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { TodayHead } from "./TodayHead.tsx";
import { MyChores } from "./MyChores.tsx";
import { NextEventCard } from "./NextEventCard.tsx";
import { useComingWeek, useFirstCardReady } from "./use-first-card.ts";
import "./today.module.css";

/** The day at a glance: what's next, what I still have to do, what's for dinner. */
export const TodayPage = () => {
  const me = useMe();
  const shown = useComingWeek();
  const stands = useDeferredValue(useFirstCardReady(shown), false);
  return (
    <>
      <TodayHead />
      <NextEventCard shown={shown} />
      {stands ? (
        <>
          {me === undefined ? <FamilyCard /> : <MyChores me={me} />}
          <DinnerCard />
        </>
      ) : null}
    </>
  );
};
