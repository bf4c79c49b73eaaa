import { useDeferredValue } from "react";
import { useMe } from "#client/context/family.tsx";
import { Dinner } from "./DinnerCard.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { Head } from "./TodayHead.tsx";
import { MyChores } from "./MyChores.tsx";
import { NextCard } from "./NextEventCard.tsx";
import { useComingWeek, useFirstCardStands } from "./use-first-card.ts";
import "./today.css";

/** The day at a glance: what's next, what I still have to do, what's for dinner. */
export const Today = () => {
  const me = useMe();
  const shown = useComingWeek();
  const stands = useDeferredValue(useFirstCardStands(shown), false);
  return (
    <>
      <Head />
      <NextCard shown={shown} />
      {stands ? (
        <>
          {me === undefined ? <FamilyCard /> : <MyChores me={me} />}
          <Dinner />
        </>
      ) : null}
    </>
  );
};
