import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { hasColumn, useColumnDays } from "./column-day.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MemberColumn } from "./MemberColumn.tsx";
import { IdleMembers } from "./IdleMembers.tsx";
import { UnassignedColumn } from "./UnassignedColumn.tsx";
import { useColumnPages } from "./use-column-pages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./member-columns.module.css";

/** Everyone's day side by side; who has nothing to do shares one narrow column. */
export const MemberColumns = ({ clock }: { clock: string }) => {
  const { t } = useI18n();
  const days = useColumnDays();
  const board = useBoard("routine");
  const busy = days.filter(hasColumn);
  const others = days.filter((day) => !busy.includes(day));
  // Until there is an answer everyone keeps their place.
  const isWaiting = board.source === "loading";
  const isKnown = board.data !== undefined;
  const shown = busy.length === 0 || !isKnown ? days : busy;
  const free = isKnown && busy.length > 0 && others.length > 0;
  const anyone = (board.data?.unassigned ?? []).filter(({ done }) => !done);
  const columns = shown.length + (free ? 1 : 0) + (anyone.length > 0 ? 1 : 0);
  const { row, hidden, page } = useColumnPages(columns);
  return (
    <section
      className={styles.columns}
      data-part="home-members"
      data-testid="columns"
      aria-label={t("chores.title")}
    >
      <SourceBadge shown={board} />
      <div
        className={styles.columnsRow}
        ref={row}
        data-many={columns > 3}
        data-count={columns}
        data-before={hidden.start > 0}
        data-after={hidden.end > 0}
      >
        {shown.map((day) => (
          <MemberColumn key={day.member.id} day={day} clock={clock} isWaiting={isWaiting} />
        ))}
        <UnassignedColumn tasks={anyone} />
        {free ? <IdleMembers days={others} /> : null}
      </div>
      {hidden.start > 0 ? (
        <Row
          as="button"
          type="button"
          className={styles.columnsPage}
          data-side="start"
          onClick={() => page(-1)}
        >
          <Icon name="left" />
          {hidden.start}
          <Text srOnly>{t("calendar.earlier")}</Text>
        </Row>
      ) : null}
      {hidden.end > 0 ? (
        <Row as="button" type="button" className={styles.columnsPage} onClick={() => page(1)}>
          {hidden.end}
          <Icon name="right" />
          <Text srOnly>{t("calendar.later")}</Text>
        </Row>
      ) : null}
    </section>
  );
};
