import { type ReactNode, useState } from "react";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useHealth } from "#client/query/health.ts";
import { fetchBugReport } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "../SectionContent.tsx";

const saveFile = (text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "family-wall-report.json";
  link.click();
  URL.revokeObjectURL(url);
};

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <ListRow>
    <ListRowText>
      <b>{title}</b>
      {children}
    </ListRowText>
  </ListRow>
);

/** What helps others to help, as a file; it names nobody. */
const BugReportRow = () => {
  const s = useMessages(settingsMessages);
  const { t } = useI18n();
  const [problem, setProblem] = useState<string>();
  const report = () => {
    setProblem(undefined);
    void fetchBugReport().then(saveFile, (error: unknown) =>
      setProblem(errorText(t, apiErrorOf(error))),
    );
  };
  return (
    <ListRow>
      <ListRowText>
        <b>{s("about.report")}</b>
        <small>{s("about.reportHint")}</small>
        {problem === undefined ? null : (
          <Notice as="small" kind="problem" role="alert">
            {problem}
          </Notice>
        )}
      </ListRowText>
      <Button onClick={report}>
        <FeatureIcon name="download" />
        {s("about.reportGet")}
      </Button>
    </ListRow>
  );
};

/** Which program this is, how long it has been running, and what helps others to help. */
export const AboutSection = () => {
  const s = useMessages(settingsMessages);
  const { dateLong, clock } = useI18n();
  const now = useNow();
  return (
    <SectionContent of={useHealth()}>
      {({ version, schemaVersion, uptimeSec }) => {
        const started = now - uptimeSec * 1000;
        const when = `${dateLong(started)}, ${clock(started)}`;
        return (
          <SettingGroup>
            <Fact title="Family Wall">
              <small>
                {s("about.version", { version })} · {s("about.schema")} {schemaVersion}
              </small>
              <small>{s("about.up", { when })}</small>
            </Fact>
            <Fact title={s("about.data")}>
              <small>{s("about.dataOf")}</small>
            </Fact>
            <BugReportRow />
            <Fact title={s("about.docs")}>
              <small>/api/docs</small>
            </Fact>
          </SettingGroup>
        );
      }}
    </SectionContent>
  );
};
