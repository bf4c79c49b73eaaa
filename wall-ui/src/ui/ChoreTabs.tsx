import { SegmentLinks } from "#client/ui/buttons/SegmentLinks.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** The way between the routine, the to-do list, the named lists and the rewards. */
export const ChoreTabs = ({
  current,
}: {
  current: "/chores" | "/chores/todo" | "/lists" | "/rewards";
}) => {
  const { t } = useI18n();
  return (
    <SegmentLinks
      label={t("chores.title")}
      current={current}
      links={[
        { href: "/chores", label: t("chores.routine") },
        { href: "/chores/todo", label: t("chores.todos") },
        { href: "/lists", label: t("lists.title") },
        { href: "/rewards", label: t("rewards.title") },
      ]}
    />
  );
};
