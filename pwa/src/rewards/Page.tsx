import type { ReactNode } from "react";
import { Link } from "wouter";
import { useText } from "../../../client/text/use-text.ts";
import { Icon } from "../../../client/ui/Icon.tsx";
import "./page.css";

/** A page behind another one: its name, and the way back. */
export const Page = ({
  title,
  back,
  children,
}: {
  title: string;
  back: string;
  children: ReactNode;
}) => {
  const { t } = useText();
  return (
    <div className="reward-page">
      <header>
        <Link className="icon-button" href={back} replace aria-label={t("action.back")}>
          <Icon name="left" />
        </Link>
        <h1 dir="auto">{title}</h1>
      </header>
      {children}
    </div>
  );
};
