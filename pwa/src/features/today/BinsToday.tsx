import { BinsLine } from "#client/features/bins/BinsLine.tsx";
import { useComingBins } from "#client/features/bins/use-coming-bins.ts";

/** The bins that are collected today or go out this evening; nothing on other days. */
export const BinsToday = () => {
  const { today, out } = useComingBins();
  return today.length + out.length === 0 ? null : <BinsLine today={today} out={out} />;
};
