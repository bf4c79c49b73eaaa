import { mapTexts, withoutUnwritable } from "../plain-text.ts";

/** Latin letters and what stands between them: most answers, which needn't be gone through. */
const isHarmless = (json: string): boolean =>
  /^[\n\r\t -~\u00A1-\u00AC\u00AE-\u024F]*$/.test(json) && !/\\[ubf]/.test(json);

/** Parses another server's JSON, its texts without control characters and empty where nothing can be seen; throws where it isn't JSON. */
export const parseOutsideJson = (json: string): unknown => {
  const value: unknown = JSON.parse(json);
  return isHarmless(json) ? value : mapTexts(value, withoutUnwritable);
};
