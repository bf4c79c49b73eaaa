import { type ReactNode, useState } from "react";
import type { WallCard } from "#contract/wall-layout.ts";
import { errorText } from "../../../i18n/error-text.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Row } from "../../../ui/layout/Row.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";
import { leastLowSizes, leastCardSizes } from "../layout/card-sizes.ts";
import { wallMessages } from "../messages/messages.ts";
import type { WallOrientation } from "../preset-layouts.ts";
import { WallConflict } from "../WallConflict.tsx";
import { ArrangeBoard } from "./ArrangeBoard.tsx";
import { CardSteps, MoreCards } from "./ArrangeControls.tsx";
import { type ArrangedWall, useArrange } from "./use-arrange.ts";
import * as styles from "./arrange.module.css";

const WaysBack = ({ undo, asBefore }: Pick<ReturnType<typeof useArrange>, "undo" | "asBefore">) => {
  const w = useMessages(wallMessages);
  const { t } = useI18n();
  return (
    <Row gap={2} wrap>
      <Button disabled={undo === undefined} onClick={undo}>
        <Icon name="undo" />
        {t("action.undo")}
      </Button>
      <Button disabled={asBefore === undefined} onClick={asBefore}>
        {w("arrange.asBefore")}
      </Button>
    </Row>
  );
};

/** Arranges the cards of a wall's Home; `picture` draws that Home below them, `head` stands before the ways to do so. */
export const ArrangeEditor = ({
  wall,
  orientation,
  isLow = false,
  picture,
  inset = 0,
  head,
}: {
  wall: ArrangedWall;
  orientation: WallOrientation;
  /** Whether its screen is low, so that each card needs more of it. */
  isLow?: boolean;
  picture?: ReactNode;
  inset?: number;
  head?: ReactNode;
}) => {
  const w = useMessages(wallMessages);
  const { t } = useI18n();
  const { tiling, change, undo, asBefore, error, conflict } = useArrange(wall, orientation, isLow);
  const least = isLow ? leastLowSizes : leastCardSizes;
  const [wanted, choose] = useState<WallCard>();
  const chosen = tiling.find(({ card }) => card === wanted)?.card;
  return (
    <div className={styles.editor} data-part="arrange" data-orientation={orientation}>
      <ArrangeBoard
        {...{ tiling, least, orientation, chosen, inset }}
        onChoose={choose}
        onChange={change}
        isNamed={picture === undefined}
      >
        {picture}
      </ArrangeBoard>
      <div className={styles.panel} data-part="arrange-panel">
        {head}
        {conflict === undefined ? null : <WallConflict {...{ wall, conflict, orientation }} />}
        {error === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, error)}
          </Notice>
        )}
        <WaysBack {...{ undo, asBefore }} />
        {chosen === undefined ? (
          <p className={styles.hint}>{w("arrange.hint")}</p>
        ) : (
          <CardSteps {...{ tiling, least, card: chosen }} onChange={change} />
        )}
        <MoreCards
          {...{ tiling, least }}
          onAdd={(card, next) => {
            choose(card);
            change(next);
          }}
        />
      </div>
    </div>
  );
};
