import { useState } from "react";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useHealth } from "#client/context/config.ts";
import { fetchBugReport } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsWords } from "#client/features/settings/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useWords } from "#wall-ui/src/ui/use-wall-text.ts";
import { Shown } from "../SectionContent.tsx";

const saveFile = (text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "family-wall-report.json";
  link.click();
  URL.revokeObjectURL(url);
};

/** Which program this is, how long it has been running, and what helps others to help. */
export const About = () => {
  const s = useWordsOf(settingsWords);
  const { t } = useText();
  const { format } = useWords();
  const now = useNow();
  const [problem, setProblem] = useState<string>();
  const report = () => {
    setProblem(undefined);
    void fetchBugReport().then(saveFile, (error: unknown) =>
      setProblem(errorText(t, apiErrorOf(error))),
    );
  };
  return (
    <Shown of={useHealth()}>
      {({ version, schemaVersion, uptimeSec }) => {
        const started = now - uptimeSec * 1000;
        return (
          <div className="setting-group">
            <div className="setting">
              <span className="setting-words">
                <b>Family Wall</b>
                <small>
                  {s("about.version", { version })} · {s("about.schema")} {schemaVersion}
                </small>
                <small>
                  {s("about.up", {
                    when: `${format.longDate(started)}, ${format.time(started)}`,
                  })}
                </small>
              </span>
            </div>
            <div className="setting">
              <span className="setting-words">
                <b>{s("about.report")}</b>
                <small>{s("about.reportHint")}</small>
                {problem === undefined ? null : (
                  <small className="setting-problem" role="alert">
                    {problem}
                  </small>
                )}
              </span>
              <Button onClick={report}>
                <RoomIcon name="download" />
                {s("about.reportGet")}
              </Button>
            </div>
            <div className="setting">
              <span className="setting-words">
                <b>{s("about.docs")}</b>
                <small>/api/docs</small>
              </span>
            </div>
          </div>
        );
      }}
    </Shown>
  );
};
