import { useLocation } from "wouter";
import { useApp } from "#client/context/app-context.ts";
import { copyMessages } from "#client/features/backups/messages/messages.ts";
import { BringExport } from "#client/features/backups/BringExport.tsx";
import { RestoreElsewhere } from "#client/features/backups/RestoreElsewhere.tsx";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { StepFrame } from "../StepFrame.tsx";
import { isPhone, useLeaveSetup } from "../use-leave-setup.ts";

/** A family that had a wall before: everything comes back from the place of its copies, and nothing else is asked. */
export const BackupStep = ({ canChooseFiles }: { canChooseFiles: boolean }) => {
  const s = useMessages(setupMessages);
  const c = useMessages(copyMessages);
  const [, go] = useLocation();
  const leave = useLeaveSetup();
  const { queryClient } = useApp();
  return (
    <StepFrame
      step="language"
      title={s("begin.backup")}
      lead={c("restoreLead")}
      quiet={{ words: s("back"), onQuiet: () => go("/setup/language") }}
    >
      <RestoreElsewhere
        hasCamera={canChooseFiles}
        onRestored={() => {
          void queryClient.invalidateQueries();
          // A phone stays until the wall is there again, since it opens another app.
          if (!isPhone()) leave();
        }}
      />
      <BringExport
        canChooseFiles={canChooseFiles}
        onBrought={() => {
          void queryClient.invalidateQueries();
          // PINs aren't in an export.
          go("/setup/pin");
        }}
      />
    </StepFrame>
  );
};
