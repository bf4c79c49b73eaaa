import { useThemeOfNow } from "#client/app/use-current-theme.ts";
import { Cover, type Resting } from "./QuietCover.tsx";
import { Glance } from "./QuietClock.tsx";
import { SlideView } from "./SlideView.tsx";
import { useHideByFinger } from "./use-hide-on-long-press.ts";
import { useSlides } from "./use-slides.ts";

/** Photos one after the other with the clock over them; a dark clock where there are none. */
export const Screensaver = (resting: Resting) => {
  const { slides, settle, skip } = useSlides();
  const hide = useHideByFinger(skip);
  const isDay = useThemeOfNow().theme !== "evening";
  return (
    <Cover {...resting} onStay={hide}>
      <div className="quiet-screensaver" data-dim={!isDay}>
        {slides.map((slide, at) => (
          <SlideView key={slide.key} slide={slide} {...(at > 0 ? { onShown: settle } : {})} />
        ))}
        <Glance photo={slides.at(-1)?.photos[0]} isDay={isDay} />
      </div>
    </Cover>
  );
};
