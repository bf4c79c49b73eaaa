import { type ReactNode, type RefObject, useRef, useState } from "react";
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

const PrintButton = ({ sheet }: { sheet: RefObject<HTMLElement | null> }) => {
  const s = useMessages(yearbookMessages);
  const [isPreparing, setPreparing] = useState(false);
  const print = async (): Promise<void> => {
    setPreparing(true);
    await picturesOf(sheet.current);
    setPreparing(false);
    window.print();
  };
  return (
    <Button kind="primary" busy={isPreparing} onClick={() => void print()}>
      {s(isPreparing ? "preparing" : "print")}
    </Button>
  );
};

const ChosenYear = ({ year, ways }: { year: string; ways: ReactNode }) => {
  const s = useMessages(yearbookMessages);
  const { t } = useI18n();
  const shown = useJournalYear(year);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row gap={3} wrap className={styles.yearWays}>
        {ways}
        {shown.data === undefined ? null : <PrintButton sheet={sheet} />}
      </Row>
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <Notice>{s("hint")}</Notice>
      )}
      <div ref={sheet} className={styles.yearShown} aria-busy={shown.source === "loading"}>
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
  const back = <Button onClick={onBack}>{t("action.back")}</Button>;
  const ways = (
    <>
      {back}
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
    </>
  );
  return (
    <div className={styles.yearbook}>
      {year === undefined ? (
        <>
          {back}
          {years.source === "failed" ? (
            <EmptyState picture="key" title={errorText(t, years.error)} />
          ) : null}
          {years.data === undefined ? null : (
            <EmptyState picture="open-book" title={s("empty")} hint={s("emptyHint")} />
          )}
        </>
      ) : (
        <ChosenYear key={year} year={year} ways={ways} />
      )}
    </div>
  );
};
