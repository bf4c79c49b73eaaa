import { type CSSProperties, Suspense, useRef } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useBoxFact } from "#client/ui/layout/use-box-fact.ts";
import type { BoxSize } from "#client/ui/layout/use-box-size.ts";
import { DinnerCard } from "./food/DinnerCard.tsx";
import { GroceryCard } from "./food/GroceryCard.tsx";
import { useArrangePress } from "./layout/use-arrange-press.ts";
import { NextCard } from "./next/NextCard.tsx";
import { NotesStrip } from "./notes/NotesStrip.tsx";
import { NowBlock } from "./now/NowBlock.tsx";
import { PeopleBand } from "./people/PeopleBand.tsx";
import { SampleBar } from "./SampleBar.tsx";
import { isLowScreen, useIsLow } from "./low-screen.ts";
import { useHomeFacts } from "./load-home-facts.ts";
import { useHomeUnit, useReadFrom } from "./use-home-unit.ts";
import { loadWallHome } from "./load-wall-home.ts";
import { useHasArrangement, usePreset } from "./use-preset.ts";
import { useHomePages } from "./use-home-pages.ts";
import { WeekCard } from "./week/WeekCard.tsx";
import * as styles from "./home.module.css";

const ArrangedHome = lazyPart(async () => (await loadWallHome()).ArrangedHome);

const placeIn = (size: BoxSize): "small" | "wide" | "narrow" => {
  if (isLowScreen(size)) return "small";
  return size.width > size.height ? "wide" : "narrow";
};

/** How much of the screen the people have on Kitchen: their cards are drawn for that before they are measured. */
const peopleBox = (): BoxSize =>
  innerWidth > innerHeight
    ? { width: 0.69 * innerWidth, height: 0.34 * innerHeight }
    : { width: 0.95 * innerWidth, height: 0.34 * innerHeight };

/** What time and weather is it and what's next, what comes this week, who still has what to do and what's for dinner: three bands. */
const Kitchen = () => {
  const box = useRef<HTMLDivElement>(null);
  const place = useBoxFact(box, placeIn, { expected: { width: innerWidth, height: innerHeight } });
  const unit = useHomeUnit();
  const readFrom = useReadFrom();
  const press = useArrangePress();
  const isSmall = place === "small";
  const { view, week, swipe } = useHomePages(isSmall);
  const facts = useHomeFacts();
  return (
    <div
      className={styles.home}
      style={{ "--u": `${unit}px` } as CSSProperties}
      data-testid="home"
      data-part="home paper"
      data-small={isSmall}
      data-view={view}
      data-read-from={readFrom}
      ref={box}
      {...(isSmall ? swipe : press)}
    >
      <SampleBar />
      <NotesStrip place={place ?? "narrow"} hasBinsAlone={isSmall} />
      <NowBlock />
      <NextCard />
      {isSmall && view === "now" && facts !== undefined ? <facts.TomorrowLine isShort /> : null}
      <WeekCard page={week} hasTomorrow={!isSmall || view === "week"} {...(isSmall ? {} : swipe)} />
      <PeopleBand {...(isSmall ? {} : { expected: peopleBox() })} />
      <div className={styles.homeFood}>
        <DinnerCard />
        <GroceryCard />
      </div>
    </div>
  );
};

/** What this wall shows of the family's day at one look: Kitchen, or the preset that is chosen for it and the hour. */
export const HomePage = () => {
  const preset = usePreset();
  const isLow = useIsLow();
  const hasArrangement = useHasArrangement(preset);
  // Kitchen is what a small screen shows there.
  const isKitchen = preset === "kitchen" || (preset === "smallScreen" && isLow);
  if (isKitchen && !hasArrangement) return <Kitchen />;
  return (
    <Suspense fallback={null}>
      <ArrangedHome key={preset} preset={preset} otherwise={isKitchen ? <Kitchen /> : undefined} />
    </Suspense>
  );
};
