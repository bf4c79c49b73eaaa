/** Whether this is an iPhone or an iPad, which have ways of their own with apps on the home screen. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac; Macs have no touch screen.
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
