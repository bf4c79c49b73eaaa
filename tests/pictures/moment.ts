/** The family's day on which every picture is taken, a Wednesday. */
export const pictureDay = "2026-05-20";

/** The instant at which every picture is taken: 16:47 in Berlin. */
export const moment = "2026-05-20T14:47:00Z";

/** Where the families of the pictures live. */
export const zone = "Europe/Berlin";
