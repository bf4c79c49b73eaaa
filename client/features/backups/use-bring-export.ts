import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { ApiError } from "../../api/api-error.ts";
import { call, defineWrite } from "../../api/call.ts";
import { useApp } from "../../context/app-context.ts";
import { suppressOwnChange } from "../../mutations/send/send-with-key.ts";
import { sendWithProgress } from "../../api/send-with-progress.ts";

const importWrite = defineWrite("POST /api/backups/import", ["settings"]);

/** What the house itself gives a file to arrive, and a while to look through it. */
const timeoutMs = 25 * 60_000;

/** Brings an export's file to the house: `mutate(file)`; `sent` tells how much of it has gone, from 0 to 1. Fails with an ApiError. */
export const useBringExport = () => {
  const app = useApp();
  const [sent, setSent] = useState(0);
  const bring = useMutation<OperationAnswer<"POST /api/backups/import">, ApiError, Blob>({
    mutationFn: async (file) => {
      setSent(0);
      // What a browser takes the file for depends on its machine.
      const picture = new Blob([file], { type: "application/zip" });
      const transport = sendWithProgress(setSent);
      const { answer } = await suppressOwnChange(app, importWrite.stale, () =>
        call<"POST /api/backups/import">(importWrite, {}, { picture, timeoutMs, transport }),
      );
      return answer;
    },
  });
  return { ...bring, sent };
};
