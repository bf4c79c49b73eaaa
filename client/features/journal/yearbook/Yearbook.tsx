import { useRef, useState } from "react";
import { errorText } from "../../../i18n/error-text.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Choices } from "../../../ui/form/Choices.tsx";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Row } from "../../../ui/layout/Row.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";
import { yearbookMessages } from "./messages.ts";
import { useJournalYear, useJournalYears } from "./yearbook-queries.ts";
import { YearSheet } from "./YearSheet.tsx";
import * as styles from "./yearbook.module.css";

/** Resolves when every picture has come, or is known not to: paper waits for none. */
const picturesOf = (sheet: HTMLElement | null): Promise<unknown> =>
  Promise.allSettled([...(sheet?.querySelectorAll("img") ?? [])].map((one) => one.decode()));

const ChosenYear = ({ year }: { year: string }) => {
  const s = useMessages(yearbookMessages);
  const { t } = useI18n();
  const shown = useJournalYear(year);
  const sheet = useRef<HTMLDivElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const print = async (): Promise<void> => {
    setPreparing(true);
    await picturesOf(sheet.current);
    setPreparing(false);
    window.print();
  };
  if (shown.source === "failed")
    return <EmptyState picture="key" title={errorText(t, shown.error)} />;
  return (
    <>
      <div className={styles.yearWays}>
        <Button
          kind="primary"
          disabled={shown.data === undefined}
          busy={isPreparing}
          onClick={() => void print()}
        >
          {s(isPreparing ? "preparing" : "print")}
        </Button>
        <Notice>{s("hint")}</Notice>
      </div>
      <div ref={sheet} aria-busy={shown.data === undefined}>
        {shown.data === undefined ? null : <YearSheet year={year} entries={shown.data} />}
      </div>
    </>
  );
};

/** A year of the journal on paper, as it will be printed: which year, and the button that prints it. */
export const Yearbook = ({ onBack }: { onBack: () => void }) => {
  const s = useMessages(yearbookMessages);
  const { t } = useI18n();
  const years = useJournalYears();
  const [chosen, choose] = useState<string>();
  const items = years.data?.items ?? [];
  const year = chosen ?? items[0]?.year;
  return (
    <div className={styles.yearbook}>
      <Row gap={3} wrap className={styles.yearWays}>
        <Button onClick={onBack}>{t("action.back")}</Button>
        {items.length < 2 ? null : (
          <Choices
            label={s("years")}
            value={year}
            choices={items.map(({ year: value, entries: count }) => ({
              ...{ value, label: value, detail: s("memories", { count }) },
            }))}
            onChoose={choose}
          />
        )}
      </Row>
      {years.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, years.error)} />
      ) : null}
      {years.data !== undefined && year === undefined ? (
        <EmptyState picture="open-book" title={s("empty")} hint={s("emptyHint")} />
      ) : null}
      {year === undefined ? null : <ChosenYear key={year} year={year} />}
    </div>
  );
};
