/** What `offline` is for a write that waits a week for the network, in ms. */
export const offline = { keepFor: 7 * 86_400_000 } as const;
