import { useLayoutEffect } from "react";
import { Link, useLocation } from "wouter";
import { useApprovals } from "#client/features/tasks/approvals/approvals.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./app.module.css";

const tabs = [
  { href: "/", words: "calendar.today", icon: "dawn", here: "sunrise" },
  { href: "/calendar", words: "calendar.title", icon: "calendar", here: "calendar-fill" },
  { href: "/chores", words: "chores.title", icon: "star", here: "star-fill" },
  { href: "/lists", words: "lists.title", icon: "lists", here: "lists-fill" },
  { href: "/journal", words: "journal.title", icon: "journal", here: "journal-fill" },
] as const;

/** How much waits for the parent who holds this phone. */
const Badge = () => {
  const { t } = useI18n();
  const count = useApprovals(useParentHere()).data?.items.length ?? 0;
  return count === 0 ? null : (
    <span className={styles.tabBadge} role="img" aria-label={t("chores.waits", { count })}>
      {count}
    </span>
  );
};

/** The pages at the thumb; a meals app of the family's own is a plain link. */
export const Tabs = () => {
  const { t } = useI18n();
  const { mealsAppUrl } = useConfig();
  const [address] = useLocation();
  const room = `/${address.split("/")[1] ?? ""}`;
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [room]);
  return (
    <nav className={styles.tabs} aria-label={t("nav.label")} data-more={mealsAppUrl !== ""}>
      {tabs.map(({ href, words, icon, here }) => {
        const isHere = room === href;
        return (
          <Text
            as={Link}
            size="tiny"
            tone="soft"
            weight="bold"
            key={href}
            href={href}
            {...(isHere ? { "aria-current": "page" as const } : {})}
          >
            <Icon name={isHere ? here : icon} />
            {t(words)}
            {href === "/chores" ? <Badge /> : null}
          </Text>
        );
      })}
      {mealsAppUrl === "" ? null : (
        <Text as="a" size="tiny" tone="soft" weight="bold" href={mealsAppUrl}>
          <Icon name="basket" />
          {t("meals.title")}
        </Text>
      )}
    </nav>
  );
};
