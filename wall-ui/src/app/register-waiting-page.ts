const restMs = 2000;

/**
 * Lets the wall have a page of its own for when it is opened while its server is away, once the first page has come to
 * rest. Browsers allow that on the machine itself and over https only; the installed wall brings such a page anyway.
 */
export const registerWaitingPage = (): void => {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (navigator.userAgent.includes("Electron")) return;
  const register = () =>
    // A browser that refuses shows its own error there, no more.
    void navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .catch(() => undefined);
  addEventListener("load", () => setTimeout(register, restMs), { once: true });
};
