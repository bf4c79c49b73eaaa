import type { ReactNode } from "react";
import { Text } from "../text/Text.tsx";
import * as styles from "./chart.module.css";

interface Column {
  readonly id: string;
  /** Its height as a share (0 to 1) of the highest. */
  readonly share: number;
  /** What stands on the column: its number. */
  readonly figure: ReactNode;
  /** What the column stands on, such as a face. */
  readonly foot?: ReactNode;
  readonly name: string;
  /** Its number in words; read out after the name. */
  readonly spoken: string;
  /** The member whose colour it has. */
  readonly memberId?: string;
}

/** Numbers as columns beside one another, each on its name; screen readers hear the names and the numbers. */
export const Chart = ({ columns }: { columns: readonly Column[] }) => (
  <ul className={styles.chart} data-testid="chart" data-many={columns.length > 6}>
    {columns.map(({ id, share, figure, foot, name, spoken, memberId }) => (
      <li key={id} data-member={memberId}>
        <span className={styles.chartColumn} aria-hidden="true">
          <span className={styles.chartFigure}>{figure}</span>
          <i style={{ height: `calc((100% - 1.9rem) * ${share})` }} />
        </span>
        {foot}
        <bdi>{name}</bdi>
        <Text srOnly>{spoken}</Text>
      </li>
    ))}
  </ul>
);
