import type { Page } from "playwright";

declare global {
  interface Window {
    animated: Set<string>;
  }
}

const about = new Set(["offset", "computedOffset", "easing", "composite"]);

/** Notes in a page, frame by frame, which properties are animated from now on. */
export const watchAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.animated = new Set();
    const look = (): void => {
      for (const { effect, timeline } of document.getAnimations())
        // What follows a scroll position is drawn only where that changes.
        if (effect instanceof KeyframeEffect && timeline === document.timeline)
          for (const keyframe of effect.getKeyframes())
            for (const name of Object.keys(keyframe)) window.animated.add(name);
      requestAnimationFrame(look);
    };
    look();
  });

/** The properties that were animated since, by name. */
export const animatedProperties = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => [...window.animated]);
  return names.filter((name) => !about.has(name)).toSorted();
};
