import type { ComponentProps } from "react";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";

/** Says of a card on Home how old its content is or that it didn't come; that it is a sample, Home says once for all. */
export const HomeSourceBadge = (props: ComponentProps<typeof SourceBadge>) =>
  props.shown.source === "sample" ? null : <SourceBadge {...props} />;
