/** The CPU milliseconds of this thread, so that other programs' load doesn't count against a calendar. */
export const threadWorkMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
