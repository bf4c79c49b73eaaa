import type { ReactNode } from "react";
import type { WallPreset } from "#contract/wall-view.ts";
import { useWall } from "#client/context/wall.ts";
import { isArranged, layoutOf } from "#client/features/walls/layout/layout-of.ts";
import { useIsLow, useOrientation } from "../low-screen.ts";
import { WallHome } from "./WallHome.tsx";

/** A wall's Home as a parent arranged it; where none did for a screen like this one, `otherwise`, or the preset as it comes. */
export const ArrangedHome = ({
  preset,
  otherwise,
}: {
  preset: WallPreset;
  otherwise: ReactNode | undefined;
}) => {
  const wall = useWall();
  const isLow = useIsLow();
  const orientation = useOrientation();
  if (preset === wall.preset && isArranged(wall, orientation, isLow))
    return <WallHome preset={preset} layouts={layoutOf(wall, isLow)} />;
  return otherwise ?? <WallHome preset={preset} />;
};
