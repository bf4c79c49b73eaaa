import { Picture } from "../pictures/Picture.tsx";
import * as styles from "./empty-state.module.css";

/** What a place says when it has nothing to show: one picture, one sentence, no grey box. */
export const EmptyState = ({
  picture,
  title,
  hint,
}: {
  picture: string;
  title: string;
  hint?: string;
}) => (
  <div className={styles.emptyState} data-part="empty-state">
    <Picture name={picture} />
    <p className={styles.emptyStateTitle} data-part="empty-state-title">
      {title}
    </p>
    {hint === undefined ? null : <p className={styles.emptyStateHint}>{hint}</p>}
  </div>
);
