import { useUnlock } from "#client/features/access/queries.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ParentPinForm } from "../access/ParentPinForm.tsx";
import "../access/pin-gate.css";

/** A parent's PIN before Settings. */
export const SettingsPinGate = () => {
  const s = useMessages(setupMessages);
  const { mutate, error, isPending } = useUnlock();
  return (
    <div className="gate">
      <h1 className="quietly">{s("unlock.title")}</h1>
      <ParentPinForm lead={s("unlock.lead")} error={error} busy={isPending} onPin={mutate} />
    </div>
  );
};
