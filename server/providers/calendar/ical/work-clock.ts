/** Milliseconds that this thread has worked: on a busy machine a calendar doesn't pay for what others do. */
export const threadWorkMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
