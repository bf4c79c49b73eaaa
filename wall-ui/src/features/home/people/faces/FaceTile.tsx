import { type ComponentProps, type ElementType, type ReactNode, useRef } from "react";
import { Row } from "#client/ui/layout/Row.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import * as styles from "./person-face.module.css";

/** What a tile shows, the less the smaller its place is. */
const shows = ["all", "time", "left", "name"] as const;

const showLess = (tile: HTMLElement, step: number): void => {
  tile.dataset["shows"] = shows[step];
};

interface FaceTileLook<T extends ElementType> {
  /** The element to draw, which a tap reaches. */
  readonly as: T;
  readonly name: string;
  /** A face, or what stands for one. */
  readonly face: ReactNode;
  /** Lies as a row, in place of standing as a tile. */
  readonly lies: boolean;
  /** What is said under the name, as far as there is room. */
  readonly children: ReactNode;
}

/** A round face with its name, and what there is to say of it. */
export const FaceTile = <T extends ElementType>({
  as,
  name,
  face,
  lies,
  children,
  ...rest
}: FaceTileLook<T> & Omit<ComponentProps<T>, keyof FaceTileLook<T>>) => {
  const Tag: ElementType = as;
  const box = useRef<HTMLElement>(null);
  useFit(box, { last: shows.length - 1, apply: showLess, dependsOn: lies });
  return (
    <Tag ref={box} className={styles.face} data-part="face-tile" data-lies={lies} {...rest}>
      {face}
      <span className={styles.faceWords}>
        <FitText isName lines={1} className={styles.faceName}>
          {name}
        </FitText>
        <Row as="span" wrap className={styles.faceFacts}>
          {children}
        </Row>
      </span>
    </Tag>
  );
};
