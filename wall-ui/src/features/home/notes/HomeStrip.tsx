import type { ReactNode } from "react";
import * as styles from "./home-notes.module.css";

/** The strip of notes across Home where it has none, but something else. */
export const HomeStrip = ({ children }: { children: ReactNode }) => (
  <div className={styles.notesStrip} data-testid="home-notes">
    {children}
  </div>
);
