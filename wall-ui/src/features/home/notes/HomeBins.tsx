import { BinsLine } from "#client/features/bins/BinsLine.tsx";
import { useShownDay } from "#client/features/tomorrow/queries.ts";
import { useComingBins } from "#client/features/bins/use-coming-bins.ts";
import { HomeStrip } from "./HomeStrip.tsx";

/** The bins of today and this evening; `isAlone` in a strip of their own across Home, `isUnderTomorrow` below the line that names them in the evening. */
export const HomeBins = ({
  isAlone = false,
  isUnderTomorrow = false,
}: {
  isAlone?: boolean;
  isUnderTomorrow?: boolean;
}) => {
  const { today, out } = useComingBins();
  const shown = useShownDay();
  const isSaid = isUnderTomorrow && shown?.isMorning === false;
  if (isSaid || today.length + out.length === 0) return null;
  const line = <BinsLine today={today} out={out} />;
  return isAlone ? <HomeStrip>{line}</HomeStrip> : line;
};
