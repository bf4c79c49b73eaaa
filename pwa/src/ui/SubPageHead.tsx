import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import "./sub-page.css";

/** The way back, and what this page is. */
export const SubPageHead = ({ back, children }: { back: string; children: ReactNode }) => {
  const { t } = useI18n();
  return (
    <header className="page-head">
      <Link className="icon-button" href={back} replace aria-label={t("action.back")}>
        <Icon name="left" />
      </Link>
      <h1 dir="auto">{children}</h1>
    </header>
  );
};
