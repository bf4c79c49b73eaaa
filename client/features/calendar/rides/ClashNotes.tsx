import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { Clash } from "../views/clashes.ts";
import { useClashText } from "./use-clash-text.ts";

/** Who is meant to be at two places at once, or away or at work then, and which small child nobody takes. */
export const ClashNotes = ({ clashes }: { clashes: readonly Clash[] }) => {
  const textOf = useClashText();
  return (
    <>
      {clashes.map((clash) => (
        <Text
          as="p"
          key={`${clash.memberId} ${clash.other?.id} ${clash.absence?.absenceId}`}
          size="body"
          tone="warn"
          weight="semibold"
          data-testid="clash"
        >
          <Icon name="warning" />
          <span dir="auto">{textOf(clash)}</span>
        </Text>
      ))}
    </>
  );
};
