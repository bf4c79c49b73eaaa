import { type SubmitEvent, useRef, useState } from "react";
import { nameBarcode } from "#client/features/grocery/mutations.ts";
import { barcodesRead } from "#client/features/grocery/reads.ts";
import { parseTypedItem } from "#client/features/grocery/parse-typed-item.ts";
import { scanMessages } from "#client/features/grocery/scan-messages/messages.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRead } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FileButton } from "#client/ui/buttons/FileButton.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { openBarcodeReader } from "./barcode-reader.ts";
import { hasCamera, type ToldCode, useCamera } from "./use-camera.ts";
import * as styles from "./scan.module.css";

/** Asks what an unknown code is, once for the whole family. */
const NameIt = ({ code, onName }: { code: string; onName: (name: string) => void }) => {
  const s = useMessages(scanMessages);
  const [name, setName] = useState("");
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== "") onName(name.trim());
  };
  return (
    <Stack as="form" gap={4} onSubmit={save}>
      <TextField
        label={s("what")}
        hint={s("whatHint", { code })}
        value={name}
        onValue={setName}
        maxLength={200}
        required
      />
      <Button type="submit" kind="primary">
        {s("remember")}
      </Button>
    </Stack>
  );
};

/** The film of the back camera; where there is none, the way to take a photo of the code. */
const Look = ({
  said,
  isReady,
  told,
  onCode,
  onNone,
}: {
  said: string;
  /** Whether it is known what the codes stand for: no code is looked for before. */
  isReady: boolean;
  told: ToldCode;
  onCode: (code: string) => void;
  /** The photo shows no code, or nothing can read it now. */
  onNone: (why: "none" | "noReader") => void;
}) => {
  const s = useMessages(scanMessages);
  const isLive = hasCamera();
  const { state, show } = useCamera(isLive && isReady, told, onCode);
  const lookAt = async (file: File) => {
    const read = await openBarcodeReader().catch(() => undefined);
    if (read === undefined) return onNone("noReader");
    const picture = await createImageBitmap(file).catch(() => undefined);
    const code = picture === undefined ? undefined : await read(picture).catch(() => undefined);
    picture?.close();
    if (code === undefined) onNone("none");
    else onCode(code);
  };
  const hasFilm = isLive && state !== "refused";
  return (
    <Stack gap={4}>
      {hasFilm ? (
        <div className={styles.film}>
          <video ref={show} muted playsInline aria-label={s("film")} />
        </div>
      ) : null}
      <p>{s(hasFilm ? "hold" : "take")}</p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {hasFilm ? null : (
        <FileButton
          kind="primary"
          accept="image/*"
          capture="environment"
          disabled={!isReady}
          onFiles={([file]) => file && void lookAt(file)}
        >
          <FeatureIcon name="camera" />
          {s("photo")}
        </FileButton>
      )}
    </Stack>
  );
};

/** Puts on the list what a barcode stands for: what the family called it the first time, asked once. */
export const ScanBarcode = ({
  onAdd,
  onClose,
}: {
  onAdd: (name: string, amount: string | undefined) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(scanMessages);
  const known = useRead(barcodesRead, {});
  const remember = useMutate(nameBarcode);
  const told: ToldCode = useRef(undefined);
  const [unknown, setUnknown] = useState<string>();
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<"none" | "noReader">();
  const add = (words: string) => {
    const { name, amount } = parseTypedItem(words);
    onAdd(name, amount);
    setSaid(s("added", { name }));
  };
  const found = (code: string) => {
    setProblem(undefined);
    // Who asks for the name of a code that isn't known yet would rename it for the whole family.
    if (known.data === undefined) return;
    const name = known.data.items.find((one) => one.code === code)?.name;
    if (name === undefined) setUnknown(code);
    else add(name);
  };
  const notKept = remember.error === null ? undefined : errorText(t, remember.error);
  const why = known.source === "failed" ? "noReader" : problem;
  const trouble = why === undefined ? notKept : s(why);
  return (
    <Sheet open title={s("title")} closeLabel={t("action.close")} onClose={onClose}>
      {trouble === undefined ? null : (
        <Notice kind="problem" role="alert">
          {trouble}
        </Notice>
      )}
      {unknown === undefined ? (
        <Look
          isReady={known.data !== undefined}
          onCode={found}
          onNone={setProblem}
          {...{ said, told }}
        />
      ) : (
        <NameIt
          code={unknown}
          onName={(name) => {
            remember.mutate({ code: unknown, name });
            add(name);
            setUnknown(undefined);
          }}
        />
      )}
    </Sheet>
  );
};
