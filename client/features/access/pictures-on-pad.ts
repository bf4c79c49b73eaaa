import type { CodePicture } from "#contract/members.ts";

/** The nine pictures of a code as they lie on the pad. */
export const picturesOnPad = [
  ...(["cat-face", "dog-face", "fish"] as const),
  ...(["teddy-bear", "t-rex", "rocket"] as const),
  ...(["red-apple", "bicycle", "soccer-ball"] as const),
] satisfies CodePicture[];
