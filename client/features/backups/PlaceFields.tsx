import { formatBytes } from "../../i18n/format-bytes.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Choices } from "../../ui/form/Choices.tsx";
import { FieldLabel } from "../../ui/form/FieldLabel.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";
import type { PlaceDraft } from "./place-draft.ts";
import { usePluggedDisks } from "./queries.ts";

interface PlaceFieldsProps {
  readonly draft: PlaceDraft;
  readonly onDraft: (draft: PlaceDraft) => void;
}

const DiskChoices = ({ draft, onDraft }: PlaceFieldsProps) => {
  const s = useMessages(copyMessages);
  const { locale } = useI18n();
  const disks = usePluggedDisks();
  if (disks.length === 0) return <Notice>{s("disk.none")}</Notice>;
  return (
    <Choices
      label={s("disk")}
      value={draft.path}
      choices={disks.map(({ path, name, freeBytes }) => ({
        ...{ value: path, label: name },
        detail: s("disk.free", { size: formatBytes(freeBytes, locale) }),
      }))}
      onChoose={(path) => onDraft({ ...draft, path })}
    />
  );
};

const ServerFields = ({ draft, onDraft }: PlaceFieldsProps) => {
  const s = useMessages(copyMessages);
  const isS3 = draft.kind === "s3";
  const field = (name: "address" | "user" | "password" | "bucket" | "region") => ({
    value: draft[name],
    maxLength: 1000,
    onValue: (value: string) => onDraft({ ...draft, [name]: value }),
  });
  return (
    <>
      <TextField
        label={s("address")}
        hint={s(isS3 ? "s3.hint" : "webdav.hint")}
        inputMode="url"
        placeholder="https://…"
        {...field("address")}
      />
      {isS3 ? (
        <>
          <TextField label={s("bucket")} {...field("bucket")} />
          <TextField label={s("region")} {...field("region")} />
        </>
      ) : null}
      <TextField label={s(isS3 ? "accessKey" : "user")} {...field("user")} />
      <TextField
        label={s(isS3 ? "secretKey" : "password")}
        type="password"
        {...field("password")}
      />
      <Switch
        label={s("thisMachine")}
        on={draft.thisMachine}
        onChange={(thisMachine) => onDraft({ ...draft, thisMachine })}
      />
    </>
  );
};

/** Where copies of backups are: a disk that is plugged in, a folder, or a server with what opens it. */
export const PlaceFields = ({ draft, onDraft }: PlaceFieldsProps) => {
  const s = useMessages(copyMessages);
  return (
    <>
      <FieldLabel as="p">{s("kind")}</FieldLabel>
      <Choices
        label={s("kind")}
        value={draft.kind}
        choices={(["disk", "folder", "webdav", "s3"] as const).map((value) => ({
          ...{ value, label: s(value) },
        }))}
        onChoose={(kind) => onDraft({ ...draft, kind, path: "" })}
      />
      {draft.kind === "disk" ? (
        <DiskChoices draft={draft} onDraft={onDraft} />
      ) : draft.kind === "folder" ? (
        <TextField
          label={s("folder.path")}
          hint={s("folder.hint")}
          placeholder="/mnt/…"
          maxLength={1000}
          value={draft.path}
          onValue={(path) => onDraft({ ...draft, path })}
        />
      ) : (
        <ServerFields draft={draft} onDraft={onDraft} />
      )}
    </>
  );
};
