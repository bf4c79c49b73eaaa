import { useState } from "react";
import { useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { createFormats } from "#client/i18n/formats.ts";
import { useNow } from "#client/platform/clock.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { OtherBrowserHint } from "../OtherBrowserHint.tsx";
import { StepFrame } from "../StepFrame.tsx";

const offered = [
  { locale: "en-GB", label: "English" },
  { locale: "en-US", label: "English (US)" },
  { locale: "de-DE", label: "Deutsch" },
] as const;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Welcome, and in which language. The browser's own is chosen already. */
export const LanguageStep = ({ code, url }: { code: string | null; url: string | undefined }) => {
  const s = useMessages(setupMessages);
  const [, go] = useLocation();
  const { locale: spoken } = useI18n();
  const { locale: saved } = useConfig();
  const today = useToday();
  const now = useNow("minute");
  const save = useSaveSettings();
  const [isNew, setNew] = useState(true);
  const current =
    offered.find(({ locale }) => locale === spoken) ??
    offered.find(({ locale }) => locale.slice(0, 2) === spoken.slice(0, 2));
  const next = () => {
    // What only was the browser's wish becomes the house's, whichever screen opens the wall next.
    if (saved === "auto" && current !== undefined) save.mutate({ locale: current.locale });
    go(isNew ? "/setup/family" : "/setup/backup");
  };
  return (
    <StepFrame
      step="language"
      title={s("language.title")}
      lead={s("language.lead")}
      next={{ words: s("next"), onNext: next }}
      quiet={{
        words: s("lookAround"),
        onQuiet: () => go("/"),
      }}
    >
      <Choices
        large
        label={s("language.title")}
        value={current?.locale}
        choices={offered.map(({ locale, label }) => {
          const { clock, dateLong } = createFormats(locale, timeZone);
          return { value: locale, label, detail: `${dateLong(today)}, ${clock(now)}` };
        })}
        onChoose={(locale) => save.mutate({ locale })}
      />
      <FieldLabel as="p">{s("begin.title")}</FieldLabel>
      <Choices
        label={s("begin.title")}
        value={isNew ? "new" : "backup"}
        choices={[
          { value: "new", label: s("begin.new") },
          { value: "backup", label: s("begin.backup"), detail: s("begin.backupHint") },
        ]}
        onChoose={(begin) => setNew(begin === "new")}
      />
      {code === null || url === undefined ? null : <OtherBrowserHint code={code} url={url} />}
    </StepFrame>
  );
};
