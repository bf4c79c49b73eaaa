import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { MemberForm } from "./MemberForm.tsx";
import * as styles from "./family-editor.module.css";
import * as formWaysStyles from "#client/ui/form/form-ways.module.css";

/** The member whose sheet is open, and what it is for. */
export type OpenMember =
  | { readonly what: "nothing" }
  | { readonly what: "add"; readonly entry: RosterEntry }
  | { readonly what: "edit" | "remove"; readonly entry: RosterEntry };

/** The sheet in which a member is added, edited, or removed after a question. */
export const MemberSheet = ({
  open,
  canRemove,
  onSave,
  onAskRemove,
  onRemove,
  onClose,
}: {
  open: OpenMember;
  canRemove: boolean;
  onSave: (entry: RosterEntry) => void;
  onAskRemove: (entry: RosterEntry) => void;
  onRemove: (entry: RosterEntry) => void;
  onClose: () => void;
}) => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  return (
    <Sheet
      open={open.what !== "nothing"}
      title={
        open.what === "nothing"
          ? ""
          : open.what === "remove"
            ? open.entry.name
            : open.entry.name || s("family.nobody")
      }
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {open.what === "nothing" ? null : open.what === "remove" ? (
        <>
          <p className={styles.question}>{s("family.removeAsk", { name: open.entry.name })}</p>
          <Row as="footer" gap={3} wrap className={formWaysStyles.formWays} data-part="form-ways">
            <Button onClick={onClose}>{t("action.cancel")}</Button>
            <Button kind="primary" onClick={() => onRemove(open.entry)}>
              {s("family.remove")}
            </Button>
          </Row>
        </>
      ) : (
        <MemberForm
          entry={open.entry}
          onSave={onSave}
          onRemove={open.what === "edit" && canRemove ? () => onAskRemove(open.entry) : undefined}
        />
      )}
    </Sheet>
  );
};
