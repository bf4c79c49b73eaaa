/** A step of the space scale: `4` is the token `--s4`. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** How children stand across the direction in which they follow one another. */
export type Align = "start" | "center" | "end" | "baseline" | "stretch";

/** How the space that is left is shared among children. */
export type Justify = "start" | "center" | "end" | "between";
