import { useState } from "react";
import type { Approval } from "#contract/tasks-approvals.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { approvalKey, approveTask, rejectTask } from "../mutations.ts";
import { useApprovals } from "./approvals.ts";
import { flyStars } from "./fly-stars.ts";
import { InlineConfirm } from "#client/ui/overlays/InlineConfirm.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "../manage-lists.module.css";
import * as editorStyles from "#client/ui/form/editor.module.css";

const Waiting = ({
  approval,
  onDecide,
}: {
  approval: Approval;
  onDecide: (way: "approve" | "reject", from: DOMRect) => void;
}) => {
  const s = useMessages(taskMessages);
  const { t, clock, relativeDay, dateShort } = useI18n();
  const today = useToday();
  const family = useFamily();
  const [isAsked, setAsked] = useState(false);
  const { task, date, closedAt } = approval;
  const member = family.find(({ id }) => id === approval.memberId);
  const name = member?.name ?? "";
  const away = daysBetween(today, date);
  const day = away === 0 ? clock(closedAt) : away > -7 ? relativeDay(away) : dateShort(date);
  return (
    <Row as="li" wrap className={styles.waiting} data-member={approval.memberId}>
      {member === undefined ? null : <Avatar face={member} />}
      <Picture name={task.icon} words={task.title} />
      <Stack as="span" className={styles.waitingWords}>
        <Text as="b" clamp dir="auto">
          <HyphenatedText>{task.title}</HyphenatedText>
        </Text>
        <Text as="small" tone="soft">
          <bdi>{name}</bdi>, {day} · {t("chores.stars", { count: task.stars })}
        </Text>
      </Stack>
      {isAsked ? (
        <InlineConfirm
          words={`${s("rejectAsk", { title: task.title })} ${s("rejectHint", { name })}`}
          yes={s("rejectYes")}
          onNo={() => setAsked(false)}
          onYes={() => onDecide("reject", new DOMRect())}
        />
      ) : (
        <Row as="span" gap={2} align="stretch" justify="end" className={styles.waitingWays}>
          <Button
            aria-label={`${s("reject")}: ${task.title}, ${name}`}
            onClick={() => setAsked(true)}
          >
            {s("reject")}
          </Button>
          <Button
            kind="primary"
            aria-label={`${s("approve")}: ${task.title}, ${name}`}
            onClick={(event) => onDecide("approve", event.currentTarget.getBoundingClientRect())}
          >
            <Icon name="check" />
            {s("approve")}
          </Button>
        </Row>
      )}
    </Row>
  );
};

/** What is done and waits for a parent: one tap gives its stars, turning it down asks once. */
export const ApprovalList = () => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const family = useFamily();
  const shown = useApprovals(true);
  const decide = { approve: useMutate(approveTask), reject: useMutate(rejectTask) };
  const nameOf = (id: string) => family.find((member) => member.id === id)?.name ?? "";
  const items = shown.data?.items ?? [];
  if (shown.source === "failed") return <Notice kind="problem">{errorText(t, shown.error)}</Notice>;
  if (items.length === 0)
    return shown.data === undefined ? null : (
      <EmptyState picture="party-popper" title={s("waitsNone")} />
    );
  return (
    <Stack as="ul" gap={2} className={editorStyles.waitingList}>
      {items.map((approval) => (
        <Waiting
          key={approvalKey(approval)}
          approval={approval}
          onDecide={(way, from) => {
            const { memberId, task } = approval;
            // With its last row the list is gone by the time the answer is here, and its own callbacks with it.
            decide[way].mutateAsync(approval).catch((error: unknown) => {
              showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) });
            });
            if (way === "reject") return;
            flyStars(from, memberId, task.stars);
            showToast({
              kind: "done",
              memberId,
              words: s("approved", { name: nameOf(memberId), count: task.stars }),
            });
          }}
        />
      ))}
    </Stack>
  );
};
