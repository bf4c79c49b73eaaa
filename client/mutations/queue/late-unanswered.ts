import { createLazyValue } from "../../platform/lazy-value.ts";

/** What knows a write again that is asked for once more; no first picture needs it. */
export const lateUnanswered = createLazyValue(() => import("./unanswered.ts"));
