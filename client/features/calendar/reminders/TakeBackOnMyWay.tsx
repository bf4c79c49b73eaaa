import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { takeBackOnMyWay } from "../mutations.ts";
import { eventReminderMessages } from "./messages/messages.ts";

/** Takes back that whoever is signed in is on their way to a reminder's event. */
export const TakeBackOnMyWay = ({ id }: { id: string }) => {
  const s = useMessages(eventReminderMessages);
  const { mutate, isPending } = useMutate(takeBackOnMyWay);
  const failed = useFailedToast();
  return (
    <Button
      disabled={isPending}
      onClick={() => mutate({ params: { id } }, { onError: (error) => failed(error) })}
    >
      {s("notOnMyWay")}
    </Button>
  );
};
