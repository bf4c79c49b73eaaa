import { longestWord } from "#client/i18n/longest-word.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { IconLink } from "#client/ui/buttons/IconLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { wayBack } from "./way-back.ts";
import * as styles from "./sub-page.module.css";

/** The way to the page before, `back` where there is none, and what this page is. */
export const SubPageHead = ({ back, children }: { back: string; children: string }) => {
  const { t } = useI18n();
  const letters = longestWord(children);
  return (
    <Row as="header" gap={4} className={styles.pageHead} data-part="page-head">
      <IconLink icon="left" href={wayBack(back)} label={t("action.back")} replace />
      <h1 dir="auto" ref={(title) => title?.style.setProperty("--letters", String(letters))}>
        <HyphenatedText>{children}</HyphenatedText>
      </h1>
    </Row>
  );
};
