import { useState } from "react";
import type { Absence } from "#contract/absences.ts";
import { useToday } from "#client/context/clock.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DaysAwayForm } from "./DaysAwayForm.tsx";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import { endAbsence } from "#client/features/absences/mutations.ts";
import { type ChangedPattern, draftOf } from "./pattern-draft.ts";
import { PatternForm } from "./PatternForm.tsx";
import { useAbsences } from "#client/features/absences/queries.ts";
import * as styles from "#client/ui/form/editor.module.css";

const useWho = () => {
  const s = useMessages(absenceMessages);
  const { list } = useI18n();
  const family = useFamily();
  return ({ memberIds }: Absence): string =>
    memberIds === undefined
      ? s("everyone")
      : list(family.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name));
};

const When = ({ absence: { start, end, weeks, reason } }: { absence: Absence }) => {
  const s = useMessages(absenceMessages);
  const { dateRange, dateLong } = useI18n();
  const parts = [
    ...(weeks === undefined
      ? [dateRange(start, end ?? start)]
      : [
          s("weeks", { count: weeks.length }),
          ...(end === undefined ? [] : [`– ${dateLong(end)}`]),
        ]),
  ];
  return (
    <small>
      {parts.join(" ")}
      {reason === undefined ? null : (
        <>
          {" · "}
          <bdi>{reason}</bdi>
        </>
      )}
    </small>
  );
};

const AbsenceLine = ({
  absence,
  onChange,
}: {
  absence: Absence;
  onChange: (changed: ChangedPattern) => void;
}) => {
  const s = useMessages(absenceMessages);
  const { t } = useI18n();
  const end = useMutate(endAbsence);
  const who = useWho()(absence);
  const draft = draftOf(absence);
  const { id, ...seen } = absence;
  const isShift = draft?.kind === "shifts";
  return (
    <ListRow as="li">
      <Picture name={isShift ? "hammer-and-wrench" : "luggage"} />
      <ListRowText>
        <b>
          <bdi>{who}</bdi>
        </b>
        <When absence={absence} />
      </ListRowText>
      <Row gap={2} wrap justify="end">
        {draft === null ? null : (
          <Button
            aria-label={s("changeNamed", { who })}
            onClick={() => onChange({ id, draft, seen })}
          >
            {s("change")}
          </Button>
        )}
        <Button
          disabled={end.isPending}
          aria-label={`${s("end")}: ${who}`}
          onClick={() =>
            end.mutate(
              { params: { id: absence.id } },
              {
                onSuccess: () => showToast({ kind: "done", words: s("ended") }),
                onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
              },
            )
          }
        >
          {s("end")}
        </Button>
      </Row>
    </ListRow>
  );
};

/** Who is away and which weeks come again: those that are on or to come, and new ones. */
export const AbsenceList = () => {
  const s = useMessages(absenceMessages);
  const { t } = useI18n();
  const today = useToday();
  const shown = useAbsences();
  const [form, setForm] = useState<"days" | "weeks" | ChangedPattern>();
  const left = (shown.data?.items ?? []).filter(({ end }) => end === undefined || end >= today);
  const close = () => setForm(undefined);
  if (form === "days") return <DaysAwayForm onMade={close} />;
  if (form !== undefined)
    return <PatternForm changes={form === "weeks" ? undefined : form} onSaved={close} />;
  return (
    <div className={styles.desk}>
      {shown.source === "failed" ? (
        <Notice kind="problem">{errorText(t, shown.error)}</Notice>
      ) : left.length === 0 ? (
        <Text as="p" tone="soft">
          {s("none")}
        </Text>
      ) : (
        <ul className={styles.deskList}>
          {left.map((absence) => (
            <AbsenceLine key={absence.id} absence={absence} onChange={setForm} />
          ))}
        </ul>
      )}
      <Row gap={3} wrap>
        <Button kind="primary" onClick={() => setForm("days")}>
          <Icon name="plus" />
          {s("new")}
        </Button>
        <Button onClick={() => setForm("weeks")}>
          <Icon name="plus" />
          {s("newWeeks")}
        </Button>
      </Row>
    </div>
  );
};
