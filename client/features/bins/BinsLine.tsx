import type { Bin } from "#contract/bins.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { binMessages } from "./messages/messages.ts";
import * as styles from "./bins-line.module.css";

const Part = ({ label, bins }: { label: string; bins: readonly Bin[] }) =>
  bins.length === 0 ? null : (
    <Row gap={2} wrap className={styles.binsPart}>
      <small>{label}</small>
      {bins.map(({ id, name, icon, color }) => (
        <span
          key={id}
          className={styles.binName}
          style={{ borderColor: color }}
          role="img"
          aria-label={name}
          data-part="bin-name"
        >
          <Picture name={icon} neutral="wastebasket" />
          <b dir="auto">{name}</b>
        </span>
      ))}
    </Row>
  );

/** The bins that are collected today, and those that go out this evening, in a row. */
export const BinsLine = ({ today, out }: { today: readonly Bin[]; out: readonly Bin[] }) => {
  const s = useMessages(binMessages);
  return (
    <section className={styles.binsLine} data-testid="bins-line" aria-label={s("title")}>
      <Part label={s("today")} bins={today} />
      <Part label={s("tomorrow")} bins={out} />
    </section>
  );
};
