import { useRef } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import * as styles from "./person-face.module.css";

/** What a face says beside its name. */
const FaceScore = ({ day: { member, tasks, done, stars, paused } }: { day: ColumnDay }) => {
  const { t } = useI18n();
  const left = tasks.length - done;
  if (paused === undefined && left > 0)
    return <span className={styles.faceLeft}>{t("chores.left", { count: left })}</span>;
  return member.kid || stars > 0 ? (
    <StarCount count={stars} label={t("chores.stars", { count: stars })} />
  ) : null;
};

/** What a face shows, the less the smaller its place is. */
const shows = ["all", "time", "left", "name"] as const;

const showLess = (face: HTMLElement, step: number): void => {
  face.dataset["shows"] = shows[step];
};

/** A member as a face with its ring, their name, and their next thing; a tap shows their day. */
export const PersonFace = ({
  day,
  lies = false,
  onOpen,
}: {
  day: ColumnDay;
  /** Lies as a row of a card that several share, in place of standing as a tile. */
  lies?: boolean;
  onOpen: () => void;
}) => {
  const { memberId: actingId } = useActing();
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  const pauseText = usePauseText();
  const {
    member,
    share,
    paused,
    coming: [next],
  } = day;
  const box = useRef<HTMLButtonElement>(null);
  useFit(box, { last: shows.length - 1, apply: showLess });
  return (
    <button
      ref={box}
      type="button"
      className={styles.face}
      data-part="face-tile"
      data-member={member.id}
      data-lies={lies}
      data-away={paused !== undefined}
      data-acting={actingId === member.id}
      onClick={onOpen}
    >
      <span className={styles.faceRing} data-face={member.id}>
        <Avatar face={member} done={share} />
      </span>
      <span className={styles.faceWords}>
        <FitText isName lines={1} className={styles.faceName}>
          {member.name}
        </FitText>
        <Row as="span" wrap className={styles.faceFacts}>
          {paused === undefined ? <FaceScore day={day} /> : null}
          {paused === undefined && next === undefined ? null : (
            <span className={styles.faceNext}>
              <b>{paused === undefined ? clockWithDay(next?.start ?? 0, now) : t("home.away")}</b>{" "}
              <bdi>
                <HyphenatedText>
                  {paused === undefined ? next?.title || t("calendar.untitled") : pauseText(paused)}
                </HyphenatedText>
              </bdi>
            </span>
          )}
        </Row>
      </span>
    </button>
  );
};
