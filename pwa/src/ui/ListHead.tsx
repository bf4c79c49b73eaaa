import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./lists.module.css";
import * as headStyles from "./head.module.css";

const lists = [
  { href: "/lists", words: "grocery" },
  { href: "/lists/todos", words: "todos" },
  { href: "/lists/more", words: "moreLists" },
] as const;

/** Not where the family has a meals app of its own, which has a tab. */
const mealLists = [
  { href: "/lists/week", words: "week" },
  { href: "/lists/recipes", words: "recipes" },
] as const;

/** The head of a list: its name, what can be done with it (`children`), and the way to the other lists. */
export const ListHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const { mealsAppUrl } = useConfig();
  const [address] = useLocation();
  const shown = mealsAppUrl === "" ? [...lists, ...mealLists] : lists;
  const isOpen = (href: string) =>
    href === "/lists" ? address === href : address.startsWith(href);
  return (
    <>
      <header
        className={`${headStyles.head} ${styles.listHead}`}
        data-part="head"
        data-testid="head"
      >
        <h1>{title}</h1>
        <Row gap={2}>{children}</Row>
      </header>
      <nav className={styles.listSwitch} aria-label={t("lists.title")}>
        {shown.map(({ href, words }) => (
          <Link
            key={href}
            href={href}
            replace
            {...(isOpen(href) ? { "aria-current": "page" as const } : {})}
          >
            {s(words)}
          </Link>
        ))}
      </nav>
    </>
  );
};
