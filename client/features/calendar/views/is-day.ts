/** Whether a piece of an address is a day that a calendar can be opened at. */
export const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
