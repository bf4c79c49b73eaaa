import { Suspense, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useHeldCorner } from "./use-held-corner.ts";

const LeaveKiosk = lazyPart(async () => (await import("./LeaveKiosk.tsx")).LeaveKiosk);

/** The hidden way out of the wall's own window: a corner that is held asks for a parent's PIN. */
export const HeldCorner = () => {
  const [isLeaving, setLeaving] = useState(false);
  useHeldCorner(() => setLeaving(true));
  return isLeaving ? (
    <Suspense fallback={null}>
      <LeaveKiosk onClose={() => setLeaving(false)} />
    </Suspense>
  ) : null;
};
