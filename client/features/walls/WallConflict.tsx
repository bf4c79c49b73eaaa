import type { WallView } from "#contract/wall-view.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { wallMessages } from "./messages/messages.ts";
import type { WallOrientation } from "./preset-layouts.ts";
import type { ChangeWall } from "./queries.ts";
import { WallPicture } from "./WallPicture.tsx";

/** Asks which of two changes of the same wall counts; where they are about its Home, with a picture of each. */
export const WallConflict = ({
  wall,
  conflict: { mine, useMine, keepTheirs },
  orientation = "landscape",
}: {
  /** As somebody else has left it. */
  wall: Pick<WallView, "preset" | "layout" | "palette">;
  conflict: NonNullable<ChangeWall["conflict"]>;
  orientation?: WallOrientation;
}) => {
  const w = useMessages(wallMessages);
  const isOfHome = mine.layout !== undefined || mine.preset !== undefined;
  const ofMine = {
    preset: mine.preset ?? wall.preset,
    layout: mine.layout ?? (mine.preset === undefined ? wall.layout : undefined),
  };
  return (
    <div role="alertdialog" aria-label={w("changedMeanwhile")}>
      <Notice kind="problem">{w("changedMeanwhile")}</Notice>
      <Row gap={4} wrap align="end">
        <Stack gap={2}>
          {isOfHome ? (
            <WallPicture {...ofMine} palette={wall.palette} orientation={orientation} />
          ) : null}
          <Button kind="primary" onClick={useMine}>
            {w("changed.mine")}
          </Button>
        </Stack>
        <Stack gap={2}>
          {isOfHome ? (
            <WallPicture
              {...{ preset: wall.preset, layout: wall.layout, palette: wall.palette, orientation }}
            />
          ) : null}
          <Button onClick={keepTheirs}>{w("changed.theirs")}</Button>
        </Stack>
      </Row>
    </div>
  );
};
