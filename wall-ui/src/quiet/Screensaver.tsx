import { useThemeOfNow } from "../../../client/use-theme-of-now.ts";
import { Cover, type Resting } from "./Cover.tsx";
import { Glance } from "./Glance.tsx";
import { SlideView } from "./SlideView.tsx";
import { useHideByFinger } from "./use-hide-by-finger.ts";
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
