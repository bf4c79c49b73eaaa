/** Where a compound's parts meet: two soft hyphens, because it is parted there before it is parted anywhere else. */
export const seam = "\u{AD}\u{AD}";
