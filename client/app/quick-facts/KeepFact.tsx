import { useState } from "react";
import type { BinSettings } from "#contract/bins.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { Settings } from "#contract/settings.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import { seenItems } from "#client/mutations/seen-items.ts";
import { useSaveSettings, useSettings } from "#client/features/settings/queries.ts";
import { DaysAwayForm } from "../absences/DaysAwayForm.tsx";
import { draftOf } from "../absences/pattern-draft.ts";
import { PatternForm } from "../absences/PatternForm.tsx";
import { BinForm } from "../settings/bins/BinForm.tsx";
import { SchoolHolidayForm } from "../settings/holidays/SchoolHolidayForm.tsx";
import { SectionContent } from "../settings/SectionContent.tsx";
import { binAsSaid, binNamed, type SaidBin, withBin } from "./said-bin.ts";
import { SaidLesson } from "./SaidLesson.tsx";

type SettledFact = Exclude<UnderstoodFact, { kind: "absence" }>;

/** Hears settings as they are to be, and what was seen of them where that is no longer what is shown. */
type OnFact = (patch: Partial<Settings>, seen?: Partial<Settings>) => void;

/** A bin as it was said; what another parent makes of it while its form is open isn't written over. */
const BinAsSaid = ({
  fact,
  bins,
  onSave,
}: {
  fact: SaidBin;
  bins: BinSettings;
  onSave: OnFact;
}) => {
  const [known] = useState(() => binNamed(bins.items, fact.name));
  const [said] = useState(() => binAsSaid(bins.items, fact));
  return (
    <BinForm
      bin={said}
      hasCalendar={bins.calendarId !== null}
      onSave={(bin) =>
        onSave(
          { bins: { ...bins, items: withBin(bins.items, bin) } },
          { bins: { ...bins, items: seenItems(bins.items, known) } },
        )
      }
      onRemove={undefined}
    />
  );
};

/** The form of a bin, of school holidays or of a lesson, filled in as it was said. */
const FactForm = ({
  fact,
  settings: { bins, holidays, timetable },
  onSave,
}: {
  fact: SettledFact;
  settings: Settings;
  onSave: OnFact;
}) => {
  switch (fact.kind) {
    case "bin":
      return <BinAsSaid {...{ fact, bins, onSave }} />;
    case "schoolHolidays":
      return (
        <SchoolHolidayForm
          school={holidays.school}
          said={fact.holidays}
          onSchool={(school) => onSave({ holidays: { ...holidays, school } })}
        />
      );
    default:
      return (
        <SaidLesson
          values={timetable}
          lesson={fact.lesson}
          onTimetable={(next) => onSave({ timetable: next })}
        />
      );
  }
};

const KeepInSettings = ({ fact, onDone }: { fact: SettledFact; onDone: () => void }) => {
  const s = useMessages(absenceMessages);
  const { t } = useI18n();
  const shown = useSettings();
  const { mutate, error, isPending, isSuccess } = useSaveSettings();
  const save = (patch: Partial<Settings>, { holidays, bins, timetable }: Settings) => {
    // A second tap would write it over the first with settings from before.
    if (isPending || isSuccess) return;
    const seen = {
      ...(patch.holidays === undefined ? {} : { holidays }),
      ...(patch.bins === undefined ? {} : { bins }),
      ...(patch.timetable === undefined ? {} : { timetable }),
    };
    mutate(
      { ...patch, seen },
      {
        onSuccess: () => {
          showToast({ kind: "done", words: s("saved") });
          onDone();
        },
      },
    );
  };
  return (
    <SectionContent of={shown}>
      {(settings) => (
        <>
          <FactForm
            fact={fact}
            settings={settings}
            onSave={(patch, seen) => save(patch, { ...settings, ...seen })}
          />
          {error === null ? null : (
            <Notice kind="problem" role="alert">
              {errorText(t, error)}
            </Notice>
          )}
        </>
      )}
    </SectionContent>
  );
};

/** What was said in a line and isn't an event, in its own form, which a parent looks over and saves. */
export const KeepFact = ({ fact, onDone }: { fact: UnderstoodFact; onDone: () => void }) => {
  if (fact.kind !== "absence") return <KeepInSettings fact={fact} onDone={onDone} />;
  const draft = draftOf({ id: "", ...fact.absence });
  return draft === null ? (
    <DaysAwayForm said={fact.absence} onMade={onDone} />
  ) : (
    <PatternForm said={draft} onSaved={onDone} />
  );
};
