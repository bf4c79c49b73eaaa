import { useState } from "react";
import { call } from "../../api/call.ts";
import { useConfig } from "../../context/config.ts";
import { photosRead } from "../photos/queries.ts";
import { today } from "../../i18n/time.ts";
import { type PhotoSequence, createPhotoSequence } from "./photo-sequence.ts";

const pageSize = 50;
const mostOfADay = 200;

/** The photos that come next on this wall; it goes on where it was before a reload. */
export const usePhotoSequence = (): PhotoSequence => {
  const { timeZone } = useConfig();
  const [album] = useState(() =>
    createPhotoSequence({
      readRound: async (from, before) => {
        const query = { of: "mixed", from, limit: pageSize, before } as const;
        return (await call<"GET /api/photos">(photosRead, { query })).answer;
      },
      readDay: async (day) => {
        const query = { of: "onThisDay", day, limit: mostOfADay } as const;
        return (await call<"GET /api/photos">(photosRead, { query })).answer.items;
      },
      today: () => today(timeZone),
    }),
  );
  return album;
};
