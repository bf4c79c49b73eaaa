import { useMutation } from "@tanstack/react-query";
import type { ImportedCalendar } from "#contract/calendar-family.ts";
import { ApiError } from "#client/api/api-error.ts";
import { call, write } from "#client/api/call.ts";
import { useHouse } from "#client/context/app-context.ts";
import { hearingItsEcho } from "#client/mutations/send-with-key.ts";
import { readAgain } from "../send-events.ts";

const importWrite = write("POST /api/calendar/import", ["calendar"]);

/** The largest file that the house takes, in bytes. */
const largest = 5 * 1024 * 1024;
/** Ten thousand events take a while. */
const patienceMs = 60_000;

/** A file to take over, and whose its events are; everyone's where nobody is named. */
interface CalendarFile {
  readonly file: Blob;
  readonly memberId: string | undefined;
}

/** Takes a calendar file's events over, all of them or none: `mutate({ file, memberId })`. Fails with an ApiError. */
export const useImportFile = () => {
  const house = useHouse();
  return useMutation<ImportedCalendar, ApiError, CalendarFile>({
    mutationFn: async ({ file, memberId }) => {
      if (file.size > largest)
        throw new ApiError("The file is too large.", { status: 413, code: "tooLarge" });
      const sent = { query: memberId === undefined ? {} : { memberId } };
      // What a browser takes the file for depends on its machine.
      const picture = new Blob([file], { type: "text/calendar" });
      const { answer } = await hearingItsEcho(house, importWrite.stale, () =>
        call<"POST /api/calendar/import">(importWrite, sent, { picture, timeoutMs: patienceMs }),
      );
      return answer;
    },
    onSuccess: () => readAgain(house),
  });
};
