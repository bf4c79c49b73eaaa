import { useLayoutEffect, useRef } from "react";
import type { Slide } from "./use-slides.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./quiet.module.css";

/** Fades its pictures in, over what stands there. */
export const SlideView = ({ slide, onShown }: { slide: Slide; onShown?: () => void }) => {
  const layer = useRef<HTMLDivElement>(null);
  // The very elements that were decoded: others would be decoded again, in the middle of the fade.
  useLayoutEffect(() => layer.current?.replaceChildren(...slide.pictures), [slide]);
  return (
    <Stack
      ref={layer}
      gap={1}
      className={styles.quietSlide}
      data-testid="quiet-slide"
      data-count={slide.pictures.length}
      onAnimationEnd={onShown}
    />
  );
};
