import type { BackupPlace, BackupPlaceProblem } from "#contract/backup-places.ts";
import { errorText } from "../../i18n/error-text.ts";
import { lateErrors } from "../../i18n/late-errors.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useLazyValue } from "../../platform/lazy-value.ts";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";

const useProblemText = () => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  // A place's state is an answer rather than a refusal, which would bring its sentence.
  useLazyValue(lateErrors, true);
  return (code: BackupPlaceProblem): string =>
    code === "internal"
      ? s("problem.internal")
      : errorText(t, { status: 0, code, retryAfterSec: undefined });
};

/** Where the copies go, how the last one went, and what is wrong. */
export const PlaceState = ({ place }: { place: BackupPlace }) => {
  const s = useMessages(copyMessages);
  const { dateLong, clock } = useI18n();
  const problemText = useProblemText();
  const when = (instant: string): string => `${dateLong(instant)}, ${clock(instant)}`;
  const { lastCopy, problem, rehearsal } = place;
  return (
    <ListRow>
      <ListRowText>
        <b>
          <bdi>{place.name}</bdi>
        </b>
        <small>
          {place.isCopying
            ? s("copying")
            : lastCopy === null
              ? s("noCopy")
              : s("lastCopy", { when: when(lastCopy.at) })}
        </small>
        {rehearsal === null ? null : rehearsal.problem === null ? (
          <small>{s("rehearsed", { when: when(rehearsal.at), count: rehearsal.files })}</small>
        ) : (
          <Notice as="small" kind="problem">
            {s("rehearsalFailed", { when: when(rehearsal.at) })} {problemText(rehearsal.problem)}
          </Notice>
        )}
        {problem === null ? null : (
          <Notice as="small" kind="problem">
            {s("problem", { when: when(problem.since) })} {problemText(problem.code)}
          </Notice>
        )}
        {place.isLate ? (
          <Notice as="small" kind="problem">
            {s("late")}
          </Notice>
        ) : null}
        {place.sameDisk ? (
          <Notice as="small" kind="problem">
            {s("sameDisk")}
          </Notice>
        ) : null}
      </ListRowText>
    </ListRow>
  );
};
