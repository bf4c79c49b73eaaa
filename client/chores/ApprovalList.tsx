import { useState } from "react";
import type { Approval } from "../../contract/approvals.ts";
import { useFamily } from "../family.tsx";
import { errorText } from "../text/error-text.ts";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useText } from "../text/use-text.ts";
import { useWordsOf } from "../text/words-of.ts";
import { daysBetween, useToday } from "../time.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { showToast } from "../ui/toasts.ts";
import { approvalKey, useApprovals, useDecide } from "./approvals.ts";
import { flyStars } from "./fly-stars.ts";
import { Sure } from "./Sure.tsx";
import "./desk.css";

const Waiting = ({
  approval,
  onDecide,
}: {
  approval: Approval;
  onDecide: (way: "approve" | "reject", from: DOMRect) => void;
}) => {
  const s = useWordsOf(choreWords);
  const { t, clock, relativeDay, dateShort } = useText();
  const today = useToday();
  const family = useFamily();
  const [isAsked, setAsked] = useState(false);
  const { task, date, closedAt } = approval;
  const member = family.find(({ id }) => id === approval.memberId);
  const name = member?.name ?? "";
  const away = daysBetween(today, date);
  const day = away === 0 ? clock(closedAt) : away > -7 ? relativeDay(away) : dateShort(date);
  return (
    <li className="waiting" data-member={approval.memberId}>
      {member === undefined ? null : <Avatar face={member} />}
      <Picture name={task.icon} words={task.title} />
      <span className="waiting-words">
        <b className="two-lines" dir="auto">
          {task.title}
        </b>
        <small>
          <bdi>{name}</bdi>, {day} · {t("chores.stars", { count: task.stars })}
        </small>
      </span>
      {isAsked ? (
        <Sure
          words={`${s("rejectAsk", { title: task.title })} ${s("rejectHint", { name })}`}
          yes={s("rejectYes")}
          onNo={() => setAsked(false)}
          onYes={() => onDecide("reject", new DOMRect())}
        />
      ) : (
        <span className="waiting-ways">
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
        </span>
      )}
    </li>
  );
};

/** What is done and waits for a parent: one tap gives its stars, turning it down asks once. */
export const ApprovalList = () => {
  const s = useWordsOf(choreWords);
  const { t } = useText();
  const family = useFamily();
  const shown = useApprovals(true);
  const decide = useDecide();
  const nameOf = (id: string) => family.find((member) => member.id === id)?.name ?? "";
  const items = shown.data?.items ?? [];
  if (shown.from === "failed") return <p className="field-problem">{errorText(t, shown.error)}</p>;
  if (items.length === 0)
    return shown.data === undefined ? null : (
      <EmptyState picture="party-popper" title={s("waitsNone")} />
    );
  return (
    <ul className="waiting-list">
      {items.map((approval) => (
        <Waiting
          key={approvalKey(approval)}
          approval={approval}
          onDecide={(way, from) => {
            const { memberId, task } = approval;
            decide.mutate(
              { approval, way },
              {
                onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
              },
            );
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
    </ul>
  );
};
