import type { CSSModulesOptions } from "vite";

/** Class names are local to their file: `.plan-week` is `styles.planWeek` in code and `plan-week_` with a hash on the page. */
export const cssModules = {
  generateScopedName: "[local]_[hash:base64:5]",
  localsConvention: "camelCaseOnly",
} as const satisfies CSSModulesOptions;
