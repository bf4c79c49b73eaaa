import { useMutation } from "@tanstack/react-query";
import type { ImportedCalendar } from "#contract/calendar-family.ts";
import { ApiError } from "#client/api/api-error.ts";
import { call, defineWrite } from "#client/api/call.ts";
import { useApp } from "#client/context/app-context.ts";
import { suppressOwnChange } from "#client/mutations/send/send-with-key.ts";
import { refetchCalendar } from "../refetch-calendar.ts";

const importWrite = defineWrite("POST /api/calendar/import", ["calendar"]);

/** The largest file that the house takes, in bytes. */
const largest = 5 * 1024 * 1024;
/** Ten thousand events take a while. */
const importTimeoutMs = 60_000;

/** A file to take over, and whose its events are; everyone's where nobody is named. */
interface CalendarFile {
  readonly file: Blob;
  readonly memberId: string | undefined;
}

/** Takes a calendar file's events over, all of them or none: `mutate({ file, memberId })`. Fails with an ApiError. */
export const useImportFile = () => {
  const app = useApp();
  return useMutation<ImportedCalendar, ApiError, CalendarFile>({
    mutationFn: async ({ file, memberId }) => {
      if (file.size > largest)
        throw new ApiError("The file is too large.", { status: 413, code: "tooLarge" });
      const sent = { query: memberId === undefined ? {} : { memberId } };
      // What a browser takes the file for depends on its machine.
      const picture = new Blob([file], { type: "text/calendar" });
      const { answer } = await suppressOwnChange(app, importWrite.stale, () =>
        call<"POST /api/calendar/import">(importWrite, sent, {
          picture,
          timeoutMs: importTimeoutMs,
        }),
      );
      return answer;
    },
    onSuccess: () => refetchCalendar(app),
  });
};
