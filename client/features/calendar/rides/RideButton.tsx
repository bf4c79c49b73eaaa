import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { setPlaceMinutes, setRide } from "../mutations.ts";
import { rideMessages } from "./messages/messages.ts";
import { minutesTo, useKnownPlaces } from "./places.ts";
import { type RideDraft, rideChoiceOf } from "./ride-draft.ts";
import { RideFields } from "./RideFields.tsx";

const RideForm = ({ event, onDone }: { event: CalendarEvent; onDone: () => void }) => {
  const s = useMessages(rideMessages);
  const { enqueue } = useMutationQueue();
  const failed = useFailedToast();
  const places = useKnownPlaces();
  // Another phone's choice must not be taken for one that was made here.
  const [opened] = useState<RideDraft>({ driver: event.driver, collector: event.collector });
  const [draft, setDraft] = useState(opened);
  const [isOnce, setOnce] = useState(false);
  const { location = "" } = event;
  const known = minutesTo(places, location);
  const way = draft.way === undefined ? known : draft.way;
  const save = () => {
    const choice = rideChoiceOf(opened, draft);
    const sent = [
      ...(Object.keys(choice).length === 0 ? [] : [enqueue(setRide, { event, ...choice, isOnce })]),
      ...(way === known ? [] : [enqueue(setPlaceMinutes, { name: location, minutes: way })]),
    ];
    for (const { answer } of sent) answer.catch(failed);
    onDone();
  };
  return (
    <Stack
      as="form"
      gap={5}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      <RideFields
        draft={{ ...draft, way }}
        location={location}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      {event.recurring ? (
        <Switch label={s("once")} hint={s("onceHint")} on={isOnce} onChange={setOnce} />
      ) : null}
      <Button type="submit" kind="primary">
        {s("keep")}
      </Button>
    </Stack>
  );
};

/** Asks who takes to an event that others write, and who collects. */
export const RideButton = ({ event }: { event: CalendarEvent }) => {
  const s = useMessages(rideMessages);
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{s("change")}</Button>
      <Sheet
        open={isOpen}
        title={s("change")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <RideForm event={event} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
