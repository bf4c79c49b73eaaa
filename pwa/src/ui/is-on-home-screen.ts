/** Whether the app was opened from the home screen rather than in a browser. */
export const isOnHomeScreen = (): boolean => matchMedia("(display-mode: standalone)").matches;
