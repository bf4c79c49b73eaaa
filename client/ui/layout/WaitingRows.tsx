import { Stack } from "./Stack.tsx";
import * as styles from "./waiting-rows.module.css";

/** Quiet shapes where rows will be, until it is known which. */
export const WaitingRows = ({ count = 3 }: { count?: number }) => (
  <Stack gap={2} className={styles.waitingRows} data-testid="waiting-rows" aria-busy="true">
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
  </Stack>
);
