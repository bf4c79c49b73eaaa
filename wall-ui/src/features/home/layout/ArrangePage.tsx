import { type CSSProperties, useRef } from "react";
import { Redirect } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { ArrangeEditor } from "#client/features/walls/arrange/ArrangeEditor.tsx";
import { layoutOf } from "#client/features/walls/layout/layout-of.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import type { WallView } from "#contract/wall-view.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { type BoxSize, useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { SettingsPinGate } from "../../settings/SettingsPinGate.tsx";
import { useIsLow } from "../low-screen.ts";
import { useHomeUnit } from "../use-home-unit.ts";
import { edgeOf, WallHome } from "./WallHome.tsx";
import * as styles from "./arrange-page.module.css";

/** How much of the page its picture of Home takes; the ways to change it take the rest. */
const share = { landscape: { width: 0.74, height: 0.94 }, portrait: { width: 0.94, height: 0.66 } };

const Arrange = ({ wall, size }: { wall: WallView; size: BoxSize }) => {
  const w = useMessages(wallMessages);
  const isLow = useIsLow();
  const orientation = size.width > size.height ? "landscape" : "portrait";
  const scale = Math.min(share[orientation].width, share[orientation].height);
  const { edge, between } = edgeOf(useHomeUnit());
  return (
    <div
      className={styles.arrange}
      data-orientation={orientation}
      style={
        {
          "--board-width": `${size.width * scale}px`,
          "--board-height": `${size.height * scale}px`,
        } as CSSProperties
      }
    >
      <ArrangeEditor
        wall={wall}
        orientation={orientation}
        isLow={isLow}
        inset={(edge - between / 2) * scale}
        picture={
          <div
            className={styles.picture}
            style={{ width: size.width, height: size.height, scale }}
            inert
          >
            <WallHome preset={wall.preset} layouts={layoutOf(wall, isLow)} isPicture />
          </div>
        }
        head={
          <Row gap={3} wrap justify="between">
            <h1 className={styles.title}>{w("arrange.title")}</h1>
            <ButtonLink kind="primary" href="/" replace>
              {w("arrange.done")}
            </ButtonLink>
          </Row>
        }
      />
    </div>
  );
};

/** The page's own size is that of Home, of which it shows a picture. */
const SizedPage = ({ wall }: { wall: WallView }) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <div className={styles.page} ref={box}>
      {size === undefined ? null : <Arrange wall={wall} size={size} />}
    </div>
  );
};

/** Arranges this wall's Home by touch, on a true picture of it; a parent's PIN opens it. */
export const ArrangePage = () => {
  const { known, setupDone, wall } = useConfig();
  const isUnlocked = useUnlocked("settings");
  if (!known) return null;
  if (!setupDone) return <Redirect to="/setup" replace />;
  if (!isUnlocked) return <SettingsPinGate />;
  return wall === null ? <Redirect to="/" replace /> : <SizedPage wall={wall} />;
};
