import { useState } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { FileButton } from "../../ui/buttons/FileButton.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { FeatureIcon } from "../../ui/icons/FeatureIcon.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";

/** Reads the printed key from a photo of it, which works without https too. */
const KeyCamera = ({ onKey }: { onKey: (key: string) => void }) => {
  const s = useMessages(copyMessages);
  const [state, setState] = useState<"idle" | "reading" | "unread">("idle");
  const read = async (photo: Blob): Promise<void> => {
    setState("reading");
    const { readKeyPicture } = await import("./read-key-picture.ts");
    const key = await readKeyPicture(photo);
    setState(key === undefined ? "unread" : "idle");
    if (key !== undefined) onKey(key);
  };
  return (
    <>
      <FileButton
        accept="image/*"
        capture="environment"
        disabled={state === "reading"}
        onFiles={([photo]) => {
          if (photo !== undefined) read(photo).catch(() => setState("unread"));
        }}
      >
        <FeatureIcon name="camera" />
        {s("keyCamera")}
      </FileButton>
      {state === "unread" ? (
        <Notice kind="problem" role="alert">
          {s("keyUnread")}
        </Notice>
      ) : null}
    </>
  );
};

/** The family's key as it is typed, pasted, or read by this device's camera. */
export const KeyField = ({
  value,
  hasCamera,
  onKey,
}: {
  value: string;
  hasCamera: boolean;
  onKey: (key: string) => void;
}) => {
  const s = useMessages(copyMessages);
  return (
    <>
      <TextArea
        label={s("restoreKey")}
        hint={s(hasCamera ? "restoreKeyHere" : "restoreKeyHint")}
        maxLength={400}
        value={value}
        onValue={onKey}
      />
      {hasCamera ? <KeyCamera onKey={onKey} /> : null}
    </>
  );
};
