import { type CSSProperties, useRef } from "react";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { DinnerCard } from "./food/DinnerCard.tsx";
import { GroceryCard } from "./food/GroceryCard.tsx";
import { NextCard } from "./next/NextCard.tsx";
import { NowBlock } from "./now/NowBlock.tsx";
import { PeopleBand } from "./people/PeopleBand.tsx";
import { SampleBar } from "./SampleBar.tsx";
import { useHomeUnit } from "./use-home-unit.ts";
import { useHomePages } from "./use-home-pages.ts";
import { WeekCard } from "./week/WeekCard.tsx";
import * as styles from "./home.module.css";

/** A lower screen in landscape shows Home in three parts, in CSS pixels. */
const smallHeight = 560;

/** What time and weather is it and what's next, what comes this week, who still has what to do and what's for dinner: three bands. */
export const HomePage = () => {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const unit = useHomeUnit();
  const isSmall = size !== undefined && size.width > size.height && size.height < smallHeight;
  const { view, week, swipe } = useHomePages(isSmall);
  return (
    <div
      className={styles.home}
      style={{ "--u": `${unit}px` } as CSSProperties}
      data-testid="home"
      data-small={isSmall}
      data-view={view}
      ref={box}
      {...(isSmall ? swipe : {})}
    >
      <SampleBar />
      <NowBlock />
      <NextCard />
      <WeekCard page={week} {...(isSmall ? {} : swipe)} />
      <PeopleBand />
      <div className={styles.homeFood}>
        <DinnerCard />
        <GroceryCard />
      </div>
    </div>
  );
};
