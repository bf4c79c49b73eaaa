import { deviceMessages } from "#client/features/devices/messages.ts";
import { useWalls } from "#client/features/walls/queries.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { WallEditor } from "#client/features/walls/WallEditor.tsx";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";

/** What this wall is called, may do, shows and looks like. */
export const WallSection = () => {
  const w = useMessages(wallMessages);
  const makeWord = useMessages(deviceMessages);
  return (
    <SectionContent of={useWalls()}>
      {({ items }) => {
        const here = items.find(({ current }) => current);
        if (here === undefined) return <Notice>{w("walls.none")}</Notice>;
        const others = items.filter(({ id }) => id !== here.id);
        return (
          <WallEditor
            wall={here}
            others={others}
            arrangeAt="/arrange"
            titleOf={({ name, make }) => name ?? makeWord(make)}
          />
        );
      }}
    </SectionContent>
  );
};
