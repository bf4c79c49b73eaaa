import type { WallView } from "#contract/wall-view.ts";
import { Text } from "../../ui/text/Text.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { wallMessages } from "./messages/messages.ts";
import { usePresetNow } from "./use-preset-now.ts";
import { WallPicture } from "./WallPicture.tsx";

/** A wall as it is at this hour, as a small picture; large with the name of what it shows. */
export const LiveWallPicture = ({ wall, large = false }: { wall: WallView; large?: boolean }) => {
  const w = useMessages(wallMessages);
  const preset = usePresetNow(wall);
  const { theme } = wall;
  // By night and in high contrast every paper is the same.
  const palette = theme === "night" || theme === "contrast" ? "paper" : wall.palette;
  return (
    <>
      <WallPicture
        {...{ preset, palette, theme, large }}
        layout={preset === wall.preset ? wall.layout : undefined}
      />
      {large ? (
        <Text size="small" tone="soft">
          {w(`preset.${preset}`)}
        </Text>
      ) : null}
    </>
  );
};
