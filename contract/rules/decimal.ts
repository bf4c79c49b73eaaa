const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Whether a point or comma in these digits separates thousands, as in 1.000; 0.500 and 1,5 have a decimal one. */
export const hasThousands = (digits: string): boolean => grouped.test(digits);

/** Reads digits with a point or comma as people write amounts: 1,5 and 1.5 are one and a half, 1.000 and 1,000 a thousand. */
export const readDecimal = (digits: string): number =>
  hasThousands(digits) ? Number(digits.replaceAll(/[.,]/g, "")) : Number(digits.replace(",", "."));
