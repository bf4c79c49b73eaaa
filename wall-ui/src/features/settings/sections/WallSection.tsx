import { useDeviceNames } from "#client/features/devices/use-device-names.ts";
import { useWalls } from "#client/features/walls/queries.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { WallEditor } from "#client/features/walls/WallEditor.tsx";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";

/** What this wall is called, may do, shows and looks like. */
export const WallSection = () => {
  const w = useMessages(wallMessages);
  const walls = useWalls();
  const titleOf = useDeviceNames(walls.data?.items ?? []);
  return (
    <SectionContent of={walls}>
      {({ items }) => {
        const here = items.find(({ current }) => current);
        if (here === undefined) return <Notice>{w("walls.none")}</Notice>;
        const others = items.filter(({ id }) => id !== here.id);
        return <WallEditor wall={here} {...{ others, titleOf }} arrangeAt="/arrange" />;
      }}
    </SectionContent>
  );
};
