import { useI18n } from "#client/i18n/use-i18n.ts";
import { useFreeDayText, usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import type { ColumnDay } from "#wall-ui/src/features/tasks/columns/column-day.ts";
import { FaceTile } from "./FaceTile.tsx";
import * as styles from "./person-face.module.css";

/** A member as a face with its ring, their name, and their next thing; a tap shows their day. */
export const PersonFace = ({
  day,
  lies = false,
  isCounted = false,
  onOpen,
}: {
  day: ColumnDay;
  /** Lies as a row of a card that several share, in place of standing as a tile. */
  lies?: boolean;
  /** The number of what is left stands on the face. */
  isCounted?: boolean;
  onOpen: () => void;
}) => {
  const { memberId: actingId } = useActing();
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  const pauseText = usePauseText();
  const freeDayText = useFreeDayText();
  const {
    member,
    tasks,
    done,
    share,
    isKnown,
    stars,
    paused,
    coming: [next],
  } = day;
  const left = tasks.length - done;
  const nextWords =
    paused === undefined
      ? next && { when: clockWithDay(next.start, now), what: next.title || t("calendar.untitled") }
      : { when: t("home.away"), what: pauseText(paused) };
  return (
    <FaceTile
      as="button"
      type="button"
      name={member.name}
      lies={lies}
      isCounted={isCounted}
      data-member={member.id}
      data-away={paused !== undefined}
      data-acting={actingId === member.id}
      onClick={onOpen}
      left={paused !== undefined || tasks.length === 0 ? undefined : left}
      face={
        <span data-face={member.id}>
          <Avatar face={member} done={share} />
        </span>
      }
    >
      {paused === undefined && left === 0 && (member.kid || stars > 0) ? (
        <StarCount count={stars} label={t("chores.stars", { count: stars })} />
      ) : null}
      {/* A face without a word reads as one that was forgotten. */}
      {isKnown && tasks.length === 0 && nextWords === undefined ? (
        <span className={styles.faceNext}>{freeDayText(day)}</span>
      ) : null}
      {nextWords === undefined ? null : (
        <span className={styles.faceNext}>
          <b>{nextWords.when}</b>{" "}
          <bdi>
            <HyphenatedText>{nextWords.what}</HyphenatedText>
          </bdi>
        </span>
      )}
    </FaceTile>
  );
};
