import { useI18n } from "#client/i18n/use-i18n.ts";
import type { ChoreState } from "./ChoreRow.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { readAloud } from "#client/ui/effects/read-aloud.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { tickIcons } from "./tick-icons.ts";
import "./pre-reader-row.css";

/** A chore for somebody who can't read yet: a huge picture that says its name when it is tapped, and a big tick beside it. */
export const PreReaderRow = ({
  title,
  icon,
  state,
  memberId,
  onToggle,
}: {
  title: string;
  icon?: string | undefined;
  state: ChoreState;
  memberId?: string | undefined;
  onToggle: () => void;
}) => {
  const { t, locale } = useI18n();
  return (
    <div className="picture-row" data-state={state} data-member={memberId}>
      <button
        type="button"
        className="picture-say"
        aria-label={t("chores.sayAloud", { title })}
        onClick={() => readAloud(title, locale)}
      >
        <Picture name={icon} words={title} />
        <Text clamp className="picture-words" dir="auto">
          {title}
        </Text>
      </button>
      <button
        type="button"
        role="checkbox"
        aria-checked={state === "done" || state === "pending"}
        aria-label={title}
        className="picture-tick"
        onClick={onToggle}
      >
        <span className="chore-tick">
          <Icon name={tickIcons[state]} />
        </span>
      </button>
    </div>
  );
};
