/** The router's copy of a hook for React 17, which React has itself since 18: 0.4 kB of what a first picture brings. */
export const reactAliases = { "use-sync-external-store/shim/index.js": "react" } as const;
