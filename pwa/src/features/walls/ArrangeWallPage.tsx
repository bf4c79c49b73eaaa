import { useState } from "react";
import type { ListedWall } from "#contract/walls.ts";
import { ArrangeEditor } from "#client/features/walls/arrange/ArrangeEditor.tsx";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import type { WallOrientation } from "#client/features/walls/preset-layouts.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Segments } from "#client/ui/buttons/Segments.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import * as styles from "./walls-page.module.css";

/** Arranges a wall's Home from a parent's phone; each change is on that wall within a second. */
export const ArrangeWallPage = ({ wall }: { wall: ListedWall }) => {
  const w = useMessages(wallMessages);
  const [orientation, hang] = useState<WallOrientation>("landscape");
  return (
    <SubPage look={styles.walls} title={w("arrange.title")} back={`/walls/${wall.id}`}>
      <ArrangeEditor
        key={orientation}
        wall={wall}
        orientation={orientation}
        head={
          <Segments
            label={w("arrange.orientation")}
            value={orientation}
            options={(["landscape", "portrait"] as const).map((value) => ({
              value,
              label: w(`arrange.${value}`),
            }))}
            onChoose={hang}
          />
        }
      />
    </SubPage>
  );
};
