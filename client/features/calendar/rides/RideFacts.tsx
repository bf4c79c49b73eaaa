import { useFamily } from "#client/context/family.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { type RideOfEvent, useRideText } from "./use-ride-text.ts";

/** When to leave, who drives and who collects, with their faces; nothing where nobody said it. */
export const RideFacts = ({ event }: { event: RideOfEvent }) => {
  const words = useRideText()(event);
  const family = useFamily();
  if (words === undefined) return null;
  // In the order of the sentence: who drives, then who collects, each once.
  const grownUps = [...new Set([event.driver, event.collector])].flatMap(
    (id) => family.find((member) => member.id === id) ?? [],
  );
  return (
    <Row as="p" wrap gap={2} data-testid="ride">
      {grownUps.map((member) => (
        <Avatar key={member.id} face={member} />
      ))}
      <Text size="body" weight="semibold" figures>
        {words.charAt(0).toLocaleUpperCase() + words.slice(1)}
      </Text>
    </Row>
  );
};
