import { useState } from "react";
import type { BackupPlace } from "#contract/backup-places.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { ChoosePlace } from "./ChoosePlace.tsx";
import { copyMessages } from "./messages/messages.ts";
import { copyBackup, forgetBackupPlace, rehearseCopy } from "./mutations.ts";
import { PlaceState } from "./PlaceState.tsx";
import { PrintedKey } from "./PrintedKey.tsx";
import { useBackupPlace } from "./queries.ts";

/** What may be done with the place that was chosen. */
const PlaceActions = ({ place, onChange }: { place: BackupPlace; onChange: () => void }) => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const [isAsked, ask] = useState(false);
  const copy = useMutate(copyBackup);
  const rehearse = useMutate(rehearseCopy);
  const forget = useMutate(forgetBackupPlace);
  const problem = copy.error ?? rehearse.error ?? forget.error;
  return (
    <>
      <Row gap={2} wrap>
        <Button kind="primary" busy={place.isCopying} onClick={() => copy.mutate({})}>
          {s("copyNow")}
        </Button>
        <Button
          disabled={place.isCopying || place.lastCopy === null}
          onClick={() => rehearse.mutate({})}
        >
          {s("rehearse")}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {s("change")}
        </Button>
        <Button kind="quiet" onClick={() => ask(true)}>
          {s("forget")}
        </Button>
      </Row>
      {problem === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, problem)}
        </Notice>
      )}
      <Notice>{s("rehearseHint")}</Notice>
      <ConfirmDialog
        open={isAsked}
        title={s("forget")}
        words={s("forgetAsk", { name: place.name })}
        yes={s("forgetYes")}
        onNo={() => ask(false)}
        onYes={() => {
          forget.mutate({});
          ask(false);
        }}
      >
        <Notice>{s("forgetHint")}</Notice>
      </ConfirmDialog>
    </>
  );
};

const Chosen = ({ place }: { place: BackupPlace | null }) => {
  const s = useMessages(copyMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <SettingGroup title={s("title")}>
        {place === null ? <Notice>{s("lead")}</Notice> : <PlaceState place={place} />}
        {isChoosing ? (
          <ChoosePlace onChosen={() => setChoosing(false)} />
        ) : place === null ? (
          <Button onClick={() => setChoosing(true)}>{s("choose")}</Button>
        ) : (
          <PlaceActions place={place} onChange={() => setChoosing(true)} />
        )}
      </SettingGroup>
      {place === null ? null : (
        <SettingGroup title={s("key")}>
          <PrintedKey />
        </SettingGroup>
      )}
    </>
  );
};

/** The second place of backups: chosen, copied to, rehearsed, and the key that opens it. */
export const SecondPlace = () => {
  const { t } = useI18n();
  const state = useBackupPlace();
  if (state.source === "failed")
    return (
      <Notice kind="problem" role="alert">
        {errorText(t, state.error)}
      </Notice>
    );
  return state.data === undefined ? null : <Chosen place={state.data.place} />;
};
