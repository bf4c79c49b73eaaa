import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { tomorrowMessages } from "./messages/messages.ts";
import type { PreparationNote } from "./use-preparation-note.ts";

const mostCharacters = 200;

/** Where it is written what is to be done the evening before a dish. */
export const PreparationField = ({ note: { typed, onTyped } }: { note: PreparationNote }) => {
  const s = useMessages(tomorrowMessages);
  return (
    <Stack gap={2}>
      <TextField
        label={s("preparation")}
        value={typed}
        maxLength={mostCharacters}
        onValue={onTyped}
      />
      <small>{s("preparationHint")}</small>
    </Stack>
  );
};

/** What is to be done the evening before a dish, whenever it is planned, with a Save of its own. */
export const PreparationForm = ({ dish, note }: { dish: string; note: PreparationNote }) => {
  const s = useMessages(tomorrowMessages);
  const { t } = useI18n();
  return (
    <Stack
      as="form"
      gap={2}
      aria-label={t("home.dinner")}
      onSubmit={(event) => {
        event.preventDefault();
        note.save(dish, () => showToast({ kind: "done", words: s("saved") }));
      }}
    >
      <PreparationField note={note} />
      {note.isChanged ? <Button type="submit">{s("save")}</Button> : null}
    </Stack>
  );
};
