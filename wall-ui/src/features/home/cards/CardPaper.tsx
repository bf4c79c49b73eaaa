import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import { showRows } from "../show-rows.ts";
import * as styles from "./card-paper.module.css";

/** A card of Home with a head that leads to its room, and as many whole rows as there is room for: how many more there are, the head says. */
export const CardPaper = ({
  name,
  title,
  href,
  shown,
  rows,
}: {
  /** The card's, for tests. */
  name: string;
  title: string;
  href: string;
  shown: QueryState<unknown>;
  rows: readonly ReactNode[];
}) => {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const hidden = useFit(list, { last: rows.length, apply: showRows, turn: "around" });
  return (
    <section
      className={styles.paper}
      data-testid={`home-${name}`}
      aria-label={title}
      aria-busy={shown.source === "loading"}
    >
      <Link href={href} className={styles.head}>
        <FitText as="h2" lines={1} className={styles.title}>
          {title}
        </FitText>
        <HomeSourceBadge shown={shown} />
        {hidden === 0 ? null : (
          <span className={styles.more}>{t("home.more", { count: hidden })}</span>
        )}
      </Link>
      <ul className={styles.rows} ref={list}>
        {rows}
      </ul>
    </section>
  );
};
