import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";

/** A picture of the house's server that is looked at as large as the screen is. */
export interface ViewedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The picture's address for a place so many device pixels wide. */
  readonly at: (width: number) => string;
  /** What is in it, for those who can't see it. */
  readonly alt: string;
  /** What stands below it. */
  readonly caption?: string | undefined;
  /** When it was, or the like; small. */
  readonly detail?: string | undefined;
}

export interface PictureViewerProps {
  /** Each has its own id; keep the list's identity while it is the same. */
  readonly pictures: readonly ViewedPicture[];
  /** Which one is looked at. */
  readonly shown: string;
  /** Somebody swiped to another one. */
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  /** What can be done with the one that is looked at: buttons. */
  readonly tools?: ReactNode;
}

const LightBox = lazyPart(async () => (await import("./LightBox.tsx")).LightBox);

/** Pictures one at a time over the whole screen: swipe or arrows to the next, pull down to leave, two fingers to look closer. */
export const PictureViewer = (props: PictureViewerProps) => (
  <Suspense fallback={null}>
    <LightBox {...props} />
  </Suspense>
);
