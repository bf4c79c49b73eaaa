import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";

/** 409 `changedMeanwhile` on `occurrence`: others changed the series, and nobody can tell which of its times is meant. */
export const occurrenceChanged = (): HttpError =>
  new HttpError(409, apiSentence("changedMeanwhile", { field: "occurrence" }), {
    ...{ code: "changedMeanwhile", field: "occurrence" },
  });
