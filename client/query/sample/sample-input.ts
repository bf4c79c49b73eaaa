import type { Member } from "#contract/members.ts";
import type { Language } from "../../i18n/language.ts";

/** What sample content is made of; the same always gives the same. */
export interface SampleInput {
  /** In ms. */
  readonly now: number;
  /** At least one. */
  readonly members: readonly Member[];
  /** Whether a family lives here already: then no appointment is in the name of one of them. */
  readonly isLivedIn?: boolean;
  readonly timeZone: string;
  readonly language: Language;
  readonly units: "metric" | "imperial";
}

/** Whose something is, whatever family lives here: a child, a grown-up, or everyone. */
export type SampleRole = `kid${0 | 1}` | `adult${0 | 1}` | "all";

/** The members whom a role falls to; a family without children or without grown-ups shares their part. Everyone is nobody in particular. */
export const membersInRole = (members: readonly Member[], who: SampleRole): readonly Member[] => {
  if (who === "all") return [];
  const kids = members.filter(({ kid }) => kid);
  const adults = members.filter(({ kid }) => !kid);
  const wished = who.startsWith("kid") ? kids : adults;
  const group = wished.length > 0 ? wished : members;
  const chosen = group[Number(who.at(-1)) % group.length];
  return chosen === undefined ? [] : [chosen];
};

/** A number from 0 up to 1 that looks like chance and is always the same for the same words. */
export const stableRandom = (...words: readonly (string | number)[]): number => {
  let hash = 2_166_136_261;
  for (const char of words.join(" "))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};
