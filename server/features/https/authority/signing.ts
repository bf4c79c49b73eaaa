import type * as tools from "./make-authority.ts";

/** What makes certificates and reads what they permit. */
export type Signing = Pick<typeof tools, "makeAuthority" | "issueLeaf" | "permittedNames">;

/** Loads what makes certificates: a house without https of its own holds none of it. */
export const loadSigning = (): Promise<Signing> => import("./make-authority.ts");
