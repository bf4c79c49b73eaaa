import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import type { IconName } from "#client/ui/icons/icons.ts";
import { HomeLine } from "../HomeLine.tsx";

/** The line of a card that has nothing to show, with what there is to do about it; where it can't be read, its title and that. */
export const CardLine = ({
  name,
  title,
  href,
  icon,
  shown,
  words,
  action,
}: {
  /** The card's, for tests. */
  name: string;
  title: string;
  href: string;
  icon: IconName;
  shown: QueryState<unknown>;
  words: string;
  action?: string;
}) => {
  const { t } = useI18n();
  const said =
    shown.source === "failed" && !isNotConnected(shown)
      ? { words: title, action: t("state.unknown") }
      : { words, ...(action === undefined ? {} : { action }) };
  return <HomeLine data-testid={`home-${name}`} href={href} icon={icon} {...said} />;
};
