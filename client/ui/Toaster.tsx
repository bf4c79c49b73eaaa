import { Button, IconButton } from "./Button.tsx";
import { dismissToast, useToasts } from "./toasts.ts";
import "./toaster.css";

/** Where toasts appear; once per screen. Read out politely, reachable by keyboard. */
export const Toaster = ({ undoLabel, closeLabel }: { undoLabel: string; closeLabel: string }) => {
  const toasts = useToasts();
  return (
    <div className="toaster" role="status">
      {toasts.map(({ id, words, kind, memberId, undo }) => (
        <div className="toast" key={id} data-kind={kind} data-member={memberId}>
          <p dir="auto" className="two-lines">
            {words}
          </p>
          {undo === undefined ? (
            <IconButton icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
          ) : (
            <Button
              onClick={() => {
                dismissToast(id);
                undo();
              }}
            >
              {undoLabel}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
};
