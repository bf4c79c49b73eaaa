import { useCurrentTheme } from "#client/app/use-current-theme.ts";
import { QuietCover, type QuietState } from "./QuietCover.tsx";
import { QuietClock } from "./QuietClock.tsx";
import { SlideView } from "./SlideView.tsx";
import { useHideOnLongPress } from "./use-hide-on-long-press.ts";
import { useSlides } from "./use-slides.ts";
import * as styles from "./quiet.module.css";

/** Photos one after the other with the clock over them; a dark clock where there are none. */
export const Screensaver = (resting: QuietState) => {
  const { slides, settle, skip } = useSlides();
  const hide = useHideOnLongPress(skip);
  const isDay = useCurrentTheme().theme !== "evening";
  return (
    <QuietCover {...resting} onStay={hide}>
      <div className={styles.quietScreensaver} data-dim={!isDay}>
        {slides.map((slide, at) => (
          <SlideView key={slide.key} slide={slide} {...(at > 0 ? { onShown: settle } : {})} />
        ))}
        <QuietClock photo={slides.at(-1)?.photos[0]} isDay={isDay} />
      </div>
    </QuietCover>
  );
};
