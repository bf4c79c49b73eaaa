import type { NamedMember } from "./members.ts";

/** What a line of words is read by: the moment, the house's zone and people, and its language. */
export interface ParseContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly roster: readonly NamedMember[];
  /** The family's language, which decides where the text fits both. */
  readonly language: "en" | "de";
}
