import { lazy, Suspense, useState } from "react";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { useHeldCorner } from "./use-held-corner.ts";

const LeaveKiosk = lazy(async () => ({
  default: (await keepTrying(() => import("./LeaveKiosk.tsx"))).LeaveKiosk,
}));

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
