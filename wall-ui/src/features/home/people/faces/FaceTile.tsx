import { type ComponentProps, type ElementType, type ReactNode, useRef } from "react";
import { Row } from "#client/ui/layout/Row.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import * as styles from "./person-face.module.css";

/** What a tile shows, the less the smaller its place is. */
const shows = ["all", "time", "left", "name"] as const;

const showLess = (tile: HTMLElement, step: number): void => {
  tile.dataset["shows"] = shows[step];
};

/** Whether a tile's words are whole, and leave the space at its sides free. */
const fitsWithin = (tile: HTMLElement): boolean =>
  [tile, tile.lastElementChild ?? tile].every(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1,
  ) && tile.scrollHeight <= tile.clientHeight + 1;

interface FaceTileLook<T extends ElementType> {
  /** The element to draw, which a tap reaches. */
  readonly as: T;
  readonly name: string;
  /** A face, or what stands for one. */
  readonly face: ReactNode;
  /** How many chores are left; 0 where all are done, and undefined where there are none. */
  readonly left: number | undefined;
  /** Lies as a row, in place of standing as a tile. */
  readonly lies: boolean;
  /** The number of what is left stands on the face, in place of under the name. */
  readonly isCounted: boolean;
  /** What is said under the name, as far as there is room. */
  readonly children?: ReactNode;
}

/** A round face with its name, and what there is to say of it. */
export const FaceTile = <T extends ElementType>({
  as,
  name,
  face,
  left,
  lies,
  isCounted,
  children,
  ...rest
}: FaceTileLook<T> & Omit<ComponentProps<T>, keyof FaceTileLook<T>>) => {
  const { t } = useI18n();
  const Tag: ElementType = as;
  const box = useRef<HTMLElement>(null);
  useFit(box, {
    last: shows.length - 1,
    apply: showLess,
    fits: fitsWithin,
    dependsOn: `${lies} ${isCounted}`,
  });
  return (
    <Tag
      ref={box}
      className={styles.face}
      data-part="face-tile"
      data-lies={lies}
      data-counted={isCounted}
      {...rest}
    >
      <span className={styles.faceRing}>
        {face}
        {left === undefined ? null : (
          <b className={styles.faceCount} data-done={left === 0} aria-hidden="true">
            {left === 0 ? <Icon name="check" /> : left}
          </b>
        )}
      </span>
      <span className={styles.faceWords}>
        <FitText isName lines={1} className={styles.faceName}>
          {name}
        </FitText>
        <Row as="span" wrap className={styles.faceFacts}>
          {left === undefined || left === 0 ? null : (
            <span className={styles.faceLeft} aria-hidden="true">
              {t("chores.left", { count: left })}
            </span>
          )}
          {children}
        </Row>
        {left === undefined ? null : (
          <Text srOnly>{left === 0 ? t("chores.allDone") : t("chores.left", { count: left })}</Text>
        )}
      </span>
    </Tag>
  );
};
