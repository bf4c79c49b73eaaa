import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { RecapBar } from "./recap-figures.ts";

/** Everybody's stars as columns that stand on their faces. */
export const RecapChart = ({ bars }: { bars: readonly RecapBar[] }) => {
  const { t, number } = useI18n();
  const s = useMessages(journalMessages);
  const family = useFamily();
  if (bars.length === 0) return null;
  return (
    <ul className="recap-chart" data-many={bars.length > 6}>
      {bars.map(({ memberId, stars, chores, share }) => {
        const member = family.find(({ id }) => id === memberId);
        return member === undefined ? null : (
          <li key={memberId} data-member={memberId}>
            <span className="recap-column" aria-hidden="true">
              <span className="recap-stars">
                {number(stars)}
                <Icon name="star-fill" />
              </span>
              <i style={{ height: `calc((100% - 1.9rem) * ${share})` }} />
            </span>
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
            <span className="quietly">
              {t("chores.stars", { count: stars })}, {s("chores", { count: chores })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
