import { useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useFailedToast } from "../../ui/overlays/use-failed-toast.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { tomorrowMessages } from "./messages/messages.ts";
import { setPreparation } from "./mutations.ts";
import { usePreparation } from "./queries.ts";

const mostCharacters = 200;

/** What is to be done the evening before a dish, whenever it is planned. */
export const PreparationField = ({ dish }: { dish: string }) => {
  const s = useMessages(tomorrowMessages);
  const { t } = useI18n();
  const known = usePreparation(dish) ?? "";
  const [typed, setTyped] = useState<string>();
  const { mutate } = useMutate(setPreparation);
  const failed = useFailedToast();
  const note = (typed ?? known).trim();
  const save = () =>
    mutate(
      { dish, note: note === "" ? null : note },
      {
        onSuccess: () => showToast({ kind: "done", words: s("saved") }),
        onError: (error) => failed(error),
      },
    );
  return (
    <Stack
      as="form"
      gap={2}
      aria-label={t("home.dinner")}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={s("preparation")}
        value={typed ?? known}
        maxLength={mostCharacters}
        onValue={setTyped}
      />
      <small>{s("preparationHint")}</small>
      {note === known ? null : <Button type="submit">{s("save")}</Button>}
    </Stack>
  );
};
