/** Why a worker ended. */
export type WorkerEndReason =
  /** It ended by itself, or an error ended it. */
  | "crashed"
  /** It gave no sign of life, or made no progress, for too long. */
  | "hung"
  /** Its job took longer than it may. */
  | "tooSlow"
  /** It needed more memory than it may. */
  | "tooLarge"
  /** It sent something that its protocol doesn't know. */
  | "invalidMessage"
  /** It could not be started, or ended before it was ready. */
  | "notStarted"
  /** The server no longer wants it. */
  | "stopped";
