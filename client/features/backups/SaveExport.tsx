import { useMessages } from "../../i18n/use-messages.ts";
import { OutsideLink } from "../../ui/buttons/OutsideLink.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";

/** Saves everything of the family as a file, or says where that is done. */
export const SaveExport = ({ canSaveFiles }: { canSaveFiles: boolean }) => {
  const s = useMessages(copyMessages);
  return (
    <SettingGroup title={s("exportTitle")}>
      <Notice>{s("exportLead")}</Notice>
      {canSaveFiles ? (
        <OutsideLink href="/api/backups/export" download="">
          {s("exportSave")}
        </OutsideLink>
      ) : (
        <Notice>{s("exportOnPhone")}</Notice>
      )}
    </SettingGroup>
  );
};
