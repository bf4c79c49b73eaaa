import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { SampleOrigin } from "#client/query/query-state.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

/** Marks the sample album, and says how it becomes the family's own. */
export const SampleNote = ({
  shown,
  canAdd,
}: {
  shown: { readonly source: "sample" } & SampleOrigin;
  canAdd: boolean;
}) => {
  const s = useMessages(photoMessages);
  return (
    <Stack gap={2}>
      <Row gap={3} wrap>
        <SourceBadge shown={shown} />
      </Row>
      <p>
        <b>{s("samples")}</b> {s(canAdd ? "emptyHint" : "emptyElsewhere")}
      </p>
    </Stack>
  );
};
