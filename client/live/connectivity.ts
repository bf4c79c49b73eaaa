/** Calls when the page wakes, gets or loses the network, or when timers show that the machine slept; returns how to stop. */
export const onConnectivityCheck = (check: () => void): (() => void) => {
  const everyMs = 10_000;
  let last = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - last > 3 * everyMs) check();
    last = Date.now();
  }, everyMs);
  let hiddenAt = 0;
  const turned = () => {
    if (document.visibilityState === "hidden") hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > everyMs) check();
  };
  addEventListener("online", check);
  addEventListener("offline", check);
  document.addEventListener("visibilitychange", turned);
  return () => {
    clearInterval(watch);
    removeEventListener("online", check);
    removeEventListener("offline", check);
    document.removeEventListener("visibilitychange", turned);
  };
};

const retryEveryMs = 5000;

/** Calls every five seconds, and whenever somebody comes back to the page; returns how to stop. */
export const onRetryMoment = (retry: () => void): (() => void) => {
  const timer = setInterval(retry, retryEveryMs);
  const turned = () => {
    if (document.visibilityState === "visible") retry();
  };
  addEventListener("focus", retry);
  document.addEventListener("visibilitychange", turned);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", retry);
    document.removeEventListener("visibilitychange", turned);
  };
};
