import { useState } from "react";
import type { Backup } from "#contract/backups.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { copyMessages } from "#client/features/backups/messages/messages.ts";
import { useBackups } from "#client/features/backups/queries.ts";
import { requestBackup, restoreBackup } from "#client/features/backups/mutations.ts";
import { BringExport } from "#client/features/backups/BringExport.tsx";
import { RestoreElsewhere } from "#client/features/backups/RestoreElsewhere.tsx";
import { SaveExport } from "#client/features/backups/SaveExport.tsx";
import { SecondPlace } from "#client/features/backups/SecondPlace.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { SectionContent } from "../SectionContent.tsx";
import { formatBytes } from "#client/i18n/format-bytes.ts";

const useBackupTime = () => {
  const { dateLong, clock } = useI18n();
  return ({ createdAt }: Backup) => `${dateLong(createdAt)}, ${clock(createdAt)}`;
};

const BackupRow = ({
  backup,
  disabled,
  onRestore,
}: {
  backup: Backup;
  disabled: boolean;
  onRestore: () => void;
}) => {
  const s = useMessages(settingsMessages);
  const { locale } = useI18n();
  const when = useBackupTime();
  return (
    <ListRow as="li">
      <ListRowText>
        <b>{when(backup)}</b>
        <small>
          {s(`backups.${backup.kind}`)} · {formatBytes(backup.bytes, locale)}
        </small>
        {backup.madeHere ? null : <small>{s("backups.foreign")}</small>}
        {backup.verified ? null : (
          <Notice as="small" kind="problem">
            {s("backups.broken")}
          </Notice>
        )}
      </ListRowText>
      <Button kind="quiet" disabled={!backup.verified || disabled} onClick={onRestore}>
        {s("backups.restore")}
      </Button>
    </ListRow>
  );
};

const BackupList = ({
  items,
  disabled,
  onRestore,
}: {
  items: readonly Backup[];
  disabled: boolean;
  onRestore: (backup: Backup) => void;
}) => {
  const s = useMessages(settingsMessages);
  if (items.length === 0) return <Notice>{s("backups.empty")}</Notice>;
  return (
    <SettingGroup as="ul">
      {items.map((backup) => (
        <BackupRow
          key={backup.name}
          backup={backup}
          disabled={disabled}
          onRestore={() => onRestore(backup)}
        />
      ))}
    </SettingGroup>
  );
};

const MakeBackup = ({
  isMaking,
  disabled,
  onMake,
}: {
  isMaking: boolean;
  disabled: boolean;
  onMake: () => void;
}) => {
  const s = useMessages(settingsMessages);
  return (
    <Button kind="primary" disabled={disabled} onClick={onMake}>
      <FeatureIcon name="archive" />
      {s(isMaking ? "backups.making" : "backups.make")}
    </Button>
  );
};

/** Asks before everything is replaced; a backup from elsewhere is told as such, and needs a yes of its own. */
const RestoreQuestion = ({
  backup,
  onYes,
  onNo,
}: {
  backup: Backup;
  onYes: () => void;
  onNo: () => void;
}) => {
  const s = useMessages(settingsMessages);
  const when = useBackupTime()(backup);
  const { madeHere } = backup;
  return (
    <ConfirmDialog
      open
      title={s(madeHere ? "backups.title" : "backups.foreignTitle")}
      words={s(madeHere ? "backups.ask" : "backups.foreignAsk", { when })}
      yes={s(madeHere ? "backups.restoreNow" : "backups.foreignYes")}
      onNo={onNo}
      onYes={onYes}
    >
      <Notice>{s("backups.restorePointHint")}</Notice>
    </ConfirmDialog>
  );
};

/** Brings everything back from a second place; closed until somebody asks for it. */
const Elsewhere = ({ hasCamera }: { hasCamera: boolean }) => {
  const s = useMessages(copyMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingGroup title={s("restoreTitle")}>
      <Notice>{s("restoreLead")}</Notice>
      {isOpen ? (
        <RestoreElsewhere
          hasCamera={hasCamera}
          onRestored={() => showToast({ kind: "done", words: s("restored") })}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{s("find")}</Button>
      )}
    </SettingGroup>
  );
};

/** The backups: made, listed, copied to a second place, and the way back to one; and everything as a file. */
export const BackupsSection = ({ canSaveFiles }: { canSaveFiles: boolean }) => {
  const s = useMessages(settingsMessages);
  const { t } = useI18n();
  const backups = useBackups();
  const make = useMutate(requestBackup);
  const restore = useMutate(restoreBackup);
  const [asked, ask] = useState<Backup>();
  const problem = make.error ?? restore.error;
  return (
    <>
      <SettingGroup>
        <MakeBackup
          isMaking={make.isPending}
          disabled={make.isPending || restore.isPending}
          onMake={() =>
            make.mutate(
              {},
              { onSuccess: () => showToast({ kind: "done", words: s("backups.made") }) },
            )
          }
        />
        {problem === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, problem)}
          </Notice>
        )}
        <Notice>{s("backups.hint")}</Notice>
      </SettingGroup>
      <SecondPlace />
      <SectionContent of={backups}>
        {({ items }) => <BackupList items={items} disabled={restore.isPending} onRestore={ask} />}
      </SectionContent>
      <Elsewhere hasCamera={canSaveFiles} />
      <SaveExport canSaveFiles={canSaveFiles} />
      <BringExport
        canChooseFiles={canSaveFiles}
        onBrought={() => showToast({ kind: "done", words: s("backups.done") })}
      />
      {asked === undefined ? null : (
        <RestoreQuestion
          backup={asked}
          onNo={() => ask(undefined)}
          onYes={() => {
            restore.mutate(
              { params: { name: asked.name }, body: { acceptForeign: !asked.madeHere } },
              { onSuccess: () => showToast({ kind: "done", words: s("backups.done") }) },
            );
            ask(undefined);
          }}
        />
      )}
    </>
  );
};
