import { type RideOfEvent, useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { Text } from "#client/ui/text/Text.tsx";

/** When to leave, who drives and who collects, below an event. */
export const RideLine = ({ event }: { event: RideOfEvent }) => {
  const words = useRideText()(event) ?? "";
  return (
    <Text as="p" size="small" weight="semibold" data-testid="ride">
      {words.charAt(0).toLocaleUpperCase() + words.slice(1)}
    </Text>
  );
};
