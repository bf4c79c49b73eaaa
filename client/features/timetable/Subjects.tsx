import { useState } from "react";
import type { Subject, TimetableSettings } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { seenItems } from "../../mutations/seen-items.ts";
import { newId } from "../../platform/random-id.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { unusedColor } from "../../ui/theme/palette.ts";
import { timetableMessages } from "./messages/messages.ts";
import { SubjectForm } from "./SubjectForm.tsx";

const SubjectRow = ({ subject, onOpen }: { subject: Subject; onOpen: () => void }) => (
  <ListRow as="button" type="button" onClick={onOpen}>
    <Picture name={subject.icon} neutral="books" />
    <ListRowText>
      <b dir="auto">{subject.name}</b>
      {subject.bring.length === 0 ? null : <small>{subject.bring.join(", ")}</small>}
    </ListRowText>
    <Icon name="right" />
  </ListRow>
);

/** The subjects of all timetables, which a tap changes. */
export const Subjects = ({
  values,
  onSubjects,
}: {
  values: TimetableSettings;
  /** Hears the subjects as they are to be, and as they were when one of them was opened. */
  onSubjects: (subjects: Subject[], seen: Subject[]) => void;
}) => {
  const s = useMessages(timetableMessages);
  const { t } = useI18n();
  const [open, setOpen] = useState<Subject>();
  const { subjects, lessons } = values;
  const isNew = !subjects.some(({ id }) => id === open?.id);
  const change = (next: Subject[]) => {
    onSubjects(next, seenItems(subjects, open));
    setOpen(undefined);
  };
  const add = () =>
    setOpen({
      ...{ id: newId(), name: "", icon: "books", bring: [] },
      color: unusedColor(subjects.map(({ color }) => color)),
    });
  return (
    <SettingGroup title={s("subjects")}>
      {subjects.map((subject) => (
        <SubjectRow key={subject.id} subject={subject} onOpen={() => setOpen(subject)} />
      ))}
      <Button kind="primary" onClick={add}>
        <Icon name="plus" />
        {s("addSubject")}
      </Button>
      <Sheet
        open={open !== undefined}
        title={open?.name || s("addSubject")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(undefined)}
      >
        {open === undefined ? null : (
          <SubjectForm
            subject={open}
            isUsed={Object.values(lessons)
              .flat()
              .some(({ subjectId }) => subjectId === open.id)}
            onSave={(subject) =>
              change(
                isNew
                  ? [...subjects, subject]
                  : subjects.map((one) => (one.id === subject.id ? subject : one)),
              )
            }
            onRemove={isNew ? undefined : () => change(subjects.filter(({ id }) => id !== open.id))}
          />
        )}
      </Sheet>
    </SettingGroup>
  );
};
