import { useState } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import { formatBytes } from "../../i18n/format-bytes.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { FileButton } from "../../ui/buttons/FileButton.tsx";
import { Progress } from "../../ui/charts/Progress.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";
import { useBringExport } from "./use-bring-export.ts";

/** Why the file wasn't taken, with the place in it where something is wrong. */
const ImportProblem = ({ error }: { error: ApiError }) => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const { code, field } = error;
  return (
    <Notice kind="problem" role="alert">
      {errorText(t, error)}
      {code === "exportDamaged" && field !== undefined ? ` ${s("importAt", { field })}` : null}
    </Notice>
  );
};

/** What becomes of what is here, said before anything is sent. */
const ImportQuestion = ({
  file,
  onYes,
  onNo,
}: {
  file: File;
  onYes: () => void;
  onNo: () => void;
}) => {
  const s = useMessages(copyMessages);
  const { locale } = useI18n();
  const size = formatBytes(file.size, locale);
  return (
    <ConfirmDialog
      open
      title={s("importTitle")}
      words={s("importAsk", { name: file.name, size })}
      yes={s("importYes")}
      onNo={onNo}
      onYes={onYes}
    >
      <Notice>{s("importHint")}</Notice>
    </ConfirmDialog>
  );
};

/** Chooses an export's file on this device and puts it in the place of what the house has. */
const ChooseExport = ({ onBrought }: { onBrought: () => void }) => {
  const s = useMessages(copyMessages);
  const [file, setFile] = useState<File>();
  const { mutate, error, isPending, isSuccess, sent } = useBringExport();
  return (
    <>
      <FileButton
        accept=".zip,application/zip"
        disabled={isPending}
        onFiles={([first]) => setFile(first)}
      >
        {s("importChoose")}
      </FileButton>
      {isPending ? (
        <>
          {sent < 1 ? <Progress label={s("importSending")} value={sent} max={1} /> : null}
          <Notice role="status">{s(sent < 1 ? "importSending" : "importReading")}</Notice>
        </>
      ) : null}
      {error === null ? null : <ImportProblem error={error} />}
      {isSuccess ? <Notice role="status">{s("restored")}</Notice> : null}
      {file === undefined ? null : (
        <ImportQuestion
          file={file}
          onNo={() => setFile(undefined)}
          onYes={() => {
            mutate(file, { onSuccess: onBrought });
            setFile(undefined);
          }}
        />
      )}
    </>
  );
};

/** Brings a family in with its export, or says where that is done. */
export const BringExport = ({
  canChooseFiles,
  onBrought,
}: {
  canChooseFiles: boolean;
  onBrought: () => void;
}) => {
  const s = useMessages(copyMessages);
  return (
    <SettingGroup title={s("importTitle")}>
      <Notice>{s("importLead")}</Notice>
      {canChooseFiles ? (
        <ChooseExport onBrought={onBrought} />
      ) : (
        <Notice>{s("importOnPhone")}</Notice>
      )}
    </SettingGroup>
  );
};
