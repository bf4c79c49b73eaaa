import { BinsLine } from "#client/features/bins/BinsLine.tsx";
import { useComingBins } from "#client/features/bins/use-coming-bins.ts";
import { HomeStrip } from "./HomeStrip.tsx";

/** The bins of today and this evening; `isAlone` in a strip of their own across Home. */
export const HomeBins = ({ isAlone = false }: { isAlone?: boolean }) => {
  const { today, out } = useComingBins();
  if (today.length + out.length === 0) return null;
  const line = <BinsLine today={today} out={out} />;
  return isAlone ? <HomeStrip>{line}</HomeStrip> : line;
};
