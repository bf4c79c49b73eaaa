import { useState } from "react";
import type { Backup } from "#contract/backups.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useBackups } from "#client/features/backups/queries.ts";
import { requestBackup, restoreBackup } from "#client/features/backups/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { ConfirmDialog } from "#client/ui/ConfirmDialog.tsx";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { SectionContent } from "../SectionContent.tsx";
import { formatBytes } from "../format-bytes.ts";

/** The backups: made, listed, and the way back to one. */
export const BackupsSection = () => {
  const s = useMessages(settingsMessages);
  const { t, locale } = useI18n();
  const { format } = useWallText();
  const backups = useBackups();
  const make = useMutate(requestBackup);
  const restore = useMutate(restoreBackup);
  const [asked, ask] = useState<Backup>();
  const problem = make.error ?? restore.error;
  const when = (createdAt: string) => `${format.longDate(createdAt)}, ${format.time(createdAt)}`;
  return (
    <>
      <div className="setting-group">
        <Button
          kind="primary"
          disabled={make.isPending || restore.isPending}
          onClick={() =>
            make.mutate(
              {},
              { onSuccess: () => showToast({ kind: "done", words: s("backups.made") }) },
            )
          }
        >
          <FeatureIcon name="archive" />
          {s(make.isPending ? "backups.making" : "backups.make")}
        </Button>
        {problem === null ? null : (
          <p className="setting-problem" role="alert">
            {errorText(t, problem)}
          </p>
        )}
        <p className="setting-note">{s("backups.hint")}</p>
      </div>
      <SectionContent of={backups}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="setting-note">{s("backups.empty")}</p>
          ) : (
            <ul className="setting-group">
              {items.map((backup) => (
                <li className="setting" key={backup.name}>
                  <span className="setting-words">
                    <b>{when(backup.createdAt)}</b>
                    <small>
                      {s(`backups.${backup.kind}`)} · {formatBytes(backup.bytes, locale)}
                    </small>
                    {backup.verified ? null : (
                      <small className="setting-problem">{s("backups.broken")}</small>
                    )}
                  </span>
                  <Button
                    kind="quiet"
                    disabled={!backup.verified || restore.isPending}
                    onClick={() => ask(backup)}
                  >
                    {s("backups.restore")}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </SectionContent>
      <ConfirmDialog
        open={asked !== undefined}
        title={s("backups.title")}
        words={s("backups.ask", { when: asked === undefined ? "" : when(asked.createdAt) })}
        yes={s("backups.restoreNow")}
        onNo={() => ask(undefined)}
        onYes={() => {
          if (asked !== undefined)
            restore.mutate(
              { params: { name: asked.name } },
              { onSuccess: () => showToast({ kind: "done", words: s("backups.done") }) },
            );
          ask(undefined);
        }}
      >
        <p className="setting-note">{s("backups.restorePointHint")}</p>
      </ConfirmDialog>
    </>
  );
};
