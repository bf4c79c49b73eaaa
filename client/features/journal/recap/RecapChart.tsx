import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Chart } from "#client/ui/charts/Chart.tsx";
import type { RecapBar } from "./recap-figures.ts";

/** Everybody's stars as columns that stand on their faces. */
export const RecapChart = ({ bars }: { bars: readonly RecapBar[] }) => {
  const { t, number } = useI18n();
  const s = useMessages(journalMessages);
  const family = useFamily();
  if (bars.length === 0) return null;
  const columns = bars.flatMap(({ memberId, stars, chores, share }) => {
    const member = family.find(({ id }) => id === memberId);
    if (member === undefined) return [];
    const figure = (
      <>
        {number(stars)}
        <Icon name="star-fill" />
      </>
    );
    const spoken = `${t("chores.stars", { count: stars })}, ${s("chores", { count: chores })}`;
    return {
      ...{ id: memberId, memberId, share, figure, spoken },
      ...{ foot: <Avatar face={member} />, name: member.name },
    };
  });
  return <Chart columns={columns} />;
};
