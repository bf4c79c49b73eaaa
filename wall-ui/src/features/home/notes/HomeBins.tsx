import { BinsLine } from "#client/features/bins/BinsLine.tsx";
import { useComingBins } from "#client/features/bins/use-coming-bins.ts";
import * as styles from "./home-notes.module.css";

/** The bins of today and this evening across Home; `isInside` a strip of notes that is there. */
export const HomeBins = ({ isInside }: { isInside: boolean }) => {
  const { today, out } = useComingBins();
  if (today.length + out.length === 0) return null;
  const line = <BinsLine today={today} out={out} />;
  return isInside ? line : <div className={styles.notesStrip}>{line}</div>;
};
