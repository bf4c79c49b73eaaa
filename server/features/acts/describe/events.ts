import type { ActLookups, SeriesState } from "../act-lookups.ts";
import { describeWrite, eventSubject, type WriteAct } from "../write-act.ts";

/** The move to another calendar, which tells of it: here it only stands in the way of what was done before. */
const movedAway = (before: SeriesState, title: string): WriteAct => ({
  ...{ noun: "event", verb: "moved", title, subject: eventSubject(before) },
});

/** How acts on events of the family calendar are told; those of accounts have a history of their own. */
export const describeEvents = ({ series, seriesMeant }: ActLookups) => [
  describeWrite({
    operation: "POST /api/calendar/events",
    act: (_, { id, title }) => {
      const added = series(id);
      if (added === null) return null;
      return {
        ...{ noun: "event", verb: "added", title, subject: eventSubject(added) },
        inverse: { series: [{ key: added.key, series: null }] },
      };
    },
  }),
  describeWrite({
    operation: "PATCH /api/calendar/events/{id}",
    look: ({ params, query }) => series(seriesMeant(params.id, query)),
    act: (_, answer, before) => {
      if (before === undefined || before === null) return null;
      const after = series(answer.seriesId ?? answer.id);
      if (after === null) return movedAway(before, answer.title);
      const isSplit = after.key !== before.key;
      return {
        ...{ noun: "event", verb: "changed", title: answer.title, subject: eventSubject(before) },
        inverse: { series: [before, ...(isSplit ? [{ key: after.key, series: null }] : [])] },
      };
    },
  }),
  describeWrite({
    operation: "DELETE /api/calendar/events/{id}",
    look: ({ params, query }) => series(seriesMeant(params.id, query)),
    act: (_, __, before) => {
      if (before === undefined || before === null || before.series === null) return null;
      return {
        ...{ noun: "event", verb: "deleted", title: before.series.title },
        subject: eventSubject(before),
        inverse: { series: [before] },
      };
    },
  }),
];
