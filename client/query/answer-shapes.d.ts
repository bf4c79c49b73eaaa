/** Made by `scripts/answer-shapes.ts` when a screen is built. */
declare module "virtual:answer-shapes" {
  /** The shape of each answer that devices may remember, as a JSON Schema by its operation. */
  export const answerShapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
