import { useState } from "react";
import { wakeSound } from "#client/ui/effects/sound.ts";
import { timers } from "#client/features/meals/timers/use-timers.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { timerDuration } from "#wall-ui/src/ui/time-left.ts";

const offered = [1, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 180, 240];

/** A timer that no step speaks of: for how long, and what for. */
export const NewTimer = ({ recipeId, title }: { recipeId: string; title: string }) => {
  const s = useMessages(cookMessages);
  const { t, locale } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [at, setAt] = useState(offered.indexOf(10));
  const minutes = offered[at] ?? 10;
  const start = () => {
    wakeSound();
    timers.set({ name: name.trim() || title, recipeId }, minutes * 60, Date.now());
    setOpen(false);
    setName("");
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="timer" />
        {s("timer")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("setTimer")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <Stack
          as="form"
          gap={5}
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <Stepper
            label={s("minutes")}
            shown={timerDuration(minutes * 60, locale)}
            lessLabel={s("minutesLess")}
            moreLabel={s("minutesMore")}
            onLess={at === 0 ? undefined : () => setAt(at - 1)}
            onMore={at === offered.length - 1 ? undefined : () => setAt(at + 1)}
          />
          <TextField label={s("name")} value={name} onValue={setName} maxLength={40} />
          <Button kind="primary" onClick={start}>
            {s("start")}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
};
