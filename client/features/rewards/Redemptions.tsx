import type { FamilyMember } from "../../context/family.ts";
import { type RedemptionEntry, useRedemptions } from "./use-redemptions.ts";
import { rewardMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { daysBetween } from "../../i18n/time.ts";
import { useToday } from "../../context/clock.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { SourceBadge } from "../../ui/badges/SourceBadge.tsx";
import { StarCount } from "../../ui/badges/StarCount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useRefund } from "./use-refund.ts";
import { useParentHere } from "../access/queries.ts";
import * as styles from "./redemptions.module.css";

const Row = ({
  redemption: { id, name, icon, cost, date, undoneAt },
  member,
  onLocked,
}: {
  redemption: RedemptionEntry;
  member: FamilyMember;
  onLocked: (() => void) | undefined;
}) => {
  const s = useMessages(rewardMessages);
  const { dateLong, relativeDay } = useI18n();
  const away = daysBetween(useToday(), date);
  const isParentHere = useParentHere();
  const { refund, isPending } = useRefund();
  const undo = isParentHere ? () => refund(id, member) : onLocked;
  return (
    <li className={styles.redemption} data-testid="redemption" data-undone={undoneAt !== undefined}>
      <Picture name={icon} words={name} neutral="wrapped-gift" />
      <Stack as="span" className={styles.redemptionWords}>
        <Text weight="bold" as="b" clamp dir="auto">
          {name}
        </Text>
        <Text as="small" size="small" tone="soft">
          <time dateTime={date}>{away > -2 ? relativeDay(away) : dateLong(date)}</time>
          {undoneAt === undefined ? null : <> · {s("undone")}</>}
        </Text>
      </Stack>
      <StarCount count={cost} label={s("costs", { count: cost })} />
      {undoneAt !== undefined || undo === undefined ? null : (
        <Button disabled={isPending} onClick={undo} aria-label={`${s("parentUndo")}: ${name}`}>
          <Icon name={isParentHere ? "undo" : "lock"} />
          {s("parentUndo")}
        </Button>
      )}
    </li>
  );
};

/** What a member's stars were spent on; a parent takes it back here, and `onLocked` is the way to become one. */
export const Redemptions = ({
  member,
  onLocked,
}: {
  member: FamilyMember;
  onLocked?: () => void;
}) => {
  const s = useMessages(rewardMessages);
  const { shown, isReadingOn, readOn } = useRedemptions(member.id);
  return (
    <Stack
      as="section"
      gap={3}

      data-part="redemptions"
      aria-label={s("gotTitle")}
      aria-busy={shown.source === "loading"}
    >
      <Text as="h2" size="large">
        {s("gotTitle")} <SourceBadge shown={shown} />
      </Text>
      {shown.data?.length === 0 ? (
        <Text as="p" tone="soft">
          {s("gotNone")}
        </Text>
      ) : null}
      <ul>
        {shown.data?.map((redemption) => (
          <Row key={redemption.id} redemption={redemption} member={member} onLocked={onLocked} />
        ))}
      </ul>
      {readOn === undefined ? null : (
        <Button disabled={isReadingOn} onClick={readOn}>
          {s("readOn")}
        </Button>
      )}
    </Stack>
  );
};
