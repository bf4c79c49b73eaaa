import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";
import { Picture } from "./Picture.tsx";
import "./chore-row.css";

export type ChoreState = "open" | "done" | "pending" | "failed";

/**
 * One chore as a large button: picture, words on at most two lines, a round tick.
 * Pending waits for a parent or a slow source; failed is open again and says so.
 */
export const ChoreRow = ({
  title,
  icon,
  state,
  hint,
  hintIcon,
  memberId,
  onToggle,
}: {
  title: string;
  icon?: string | undefined;
  state: ChoreState;
  /** A few words under the title: stars, "overdue", why it failed. */
  hint?: string | undefined;
  hintIcon?: IconName | undefined;
  memberId?: string | undefined;
  onToggle: (button: HTMLButtonElement) => void;
}) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={state === "done" || state === "pending"}
    className="chore"
    data-state={state}
    data-member={memberId}
    onClick={(event) => onToggle(event.currentTarget)}
  >
    <Picture name={icon} words={title} />
    <span className="chore-words">
      <span className="chore-title two-lines" dir="auto">
        {title}
      </span>
      {hint === undefined ? null : (
        <span className="chore-hint">
          {hintIcon === undefined ? null : <Icon name={hintIcon} />}
          {hint}
        </span>
      )}
    </span>
    <span className="chore-tick" aria-hidden="true">
      {state === "pending" ? (
        <Icon name="hourglass" />
      ) : state === "failed" ? (
        <Icon name="undo" />
      ) : (
        <Icon name="check" />
      )}
    </span>
  </button>
);
