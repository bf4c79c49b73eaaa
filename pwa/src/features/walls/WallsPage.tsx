import type { ListedWall } from "#contract/walls.ts";
import { useWalls } from "#client/features/walls/queries.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { LiveWallPicture } from "#client/features/walls/LiveWallPicture.tsx";
import { WallEditor } from "#client/features/walls/WallEditor.tsx";
import { useDeviceNames } from "#client/features/devices/use-device-names.ts";
import { useSeenText } from "#client/features/devices/use-seen-text.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Link } from "wouter";
import { ArrangeWallPage } from "./ArrangeWallPage.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import * as styles from "./walls-page.module.css";

const WallRow = ({ wall, title }: { wall: ListedWall; title: string }) => {
  const w = useMessages(wallMessages);
  const seenText = useSeenText();
  return (
    <ListRow as={Link} href={`/walls/${wall.id}`}>
      <LiveWallPicture wall={wall} />
      <ListRowText>
        <b dir="auto">{title}</b>
        <small>
          {w(`rights.${wall.rights}`)} · {seenText(wall)}
        </small>
      </ListRowText>
      <Icon name="right" />
    </ListRow>
  );
};

/** Each wall of the house, the way to one of them, and that one: what it is called, may do, shows and looks like. */
export const WallsPage = ({ id, part }: { id: string | undefined; part: string | undefined }) => {
  const w = useMessages(wallMessages);
  const { t } = useI18n();
  const walls = useWalls();
  const items = walls.data?.items ?? [];
  const titleOf = useDeviceNames(items);
  const chosen = items.find((wall) => wall.id === id);
  if (chosen !== undefined && part === "arrange") return <ArrangeWallPage wall={chosen} />;
  if (chosen !== undefined)
    return (
      <SubPage look={styles.walls} title={titleOf(chosen)} back="/walls">
        <div className={styles.picture}>
          <LiveWallPicture wall={chosen} large />
        </div>
        <WallEditor
          key={chosen.id}
          wall={chosen}
          arrangeAt={`/walls/${chosen.id}/arrange`}
          others={items.filter((other) => other.id !== chosen.id)}
          titleOf={titleOf}
        />
      </SubPage>
    );
  return (
    <SubPage look={styles.walls} title={w("walls")} back="/settings">
      {walls.source === "failed" ? (
        <Notice kind="problem">{errorText(t, walls.error)}</Notice>
      ) : null}
      {walls.data !== undefined && items.length === 0 ? (
        <Notice kind="hint">{w("walls.none")}</Notice>
      ) : null}
      <Stack gap={3}>
        {items.map((wall) => (
          <WallRow key={wall.id} wall={wall} title={titleOf(wall)} />
        ))}
      </Stack>
    </SubPage>
  );
};
