import type { ApprovalService } from "./approvals/approvals.ts";
import type { TaskAuthoring } from "./authoring/author.ts";
import type { createClose } from "./close/close.ts";
import type { createReopen } from "./close/reopen.ts";
import type { PauseService } from "./pauses/pauses.ts";

/** The rules of writing, the same for every source; none of them writes to the source or waits for it. */
export interface TaskWriteRules {
  readonly close: ReturnType<typeof createClose>;
  readonly reopen: ReturnType<typeof createReopen>;
  readonly approvals: ApprovalService;
  readonly authoring: TaskAuthoring;
  readonly pauses: PauseService;
}
