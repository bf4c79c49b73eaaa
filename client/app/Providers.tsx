import { IsRestoringProvider, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { firstRevision } from "../api/first-answers.ts";
import { AppContext } from "../context/app-context.ts";
import type { CreateQueue } from "../mutations/page-queues.ts";
import { MutationQueueContext } from "../mutations/use-mutation-queue.ts";
import { calendarStoreShape } from "../features/calendar/calendar-cache.ts";
import { configRead } from "../query/config-read.ts";
import { persistAnswers, restoreAnswers } from "../query/persistence.ts";
import { createQueryClient, queryOf } from "../query/query-state.ts";
import { SampleContext } from "../query/sample/sample-source.ts";
import { createPage } from "./create-page.ts";
import { HouseholdProvider } from "./HouseholdProvider.tsx";
import { MidnightRefresh } from "./MidnightRefresh.tsx";
import { sampleSource } from "./sample-source.ts";
import { I18nProvider } from "./I18nProvider.tsx";

const restoreWithinMs = 1500;
const helloWithinMs = 250;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Everything that screens need: the store of answers with what the device remembers, the live stream, and the words.
 * Draws at once; asks the network after the last answers are back, and once the live stream said hello where that takes no longer than a moment.
 */
export const Providers = ({
  children,
  createQueue,
}: {
  children: ReactNode;
  /** Makes the queue of a phone, whose writes wait for the network, or of a wall, where a parent may be asked first. */
  createQueue?: CreateQueue;
}) => {
  const [page] = useState(() => createPage(createQueryClient(), EventSource, createQueue));
  const { app, queue } = page;
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const stop = page.start();
    let leave: () => void = () => undefined;
    let isGone = false;
    const hello = new Promise<void>((resolve) => {
      const unsubscribe = app.live.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
    const restored = restoreAnswers(app.queryClient, [calendarStoreShape]);
    void restored.then(() => {
      if (!isGone) leave = persistAnswers(app.queryClient);
    });
    // A slow disk must not keep the screen from the network.
    void Promise.all([
      Promise.race([restored, sleep(restoreWithinMs)]),
      // A page that brought its first answers along knows to which revision they are current.
      firstRevision() === undefined ? Promise.race([hello, sleep(helloWithinMs)]) : undefined,
    ]).then(() => {
      // Before everything else, which depends on the family's zone and language.
      void app.queryClient.prefetchQuery(queryOf(configRead, {}));
      setWaiting(false);
    });
    return () => {
      isGone = true;
      stop();
      leave();
    };
  }, [page, app]);
  return (
    <QueryClientProvider client={app.queryClient}>
      <IsRestoringProvider value={isWaiting}>
        <AppContext value={app}>
          <MutationQueueContext value={queue}>
            <HouseholdProvider>
              <MidnightRefresh />
              <I18nProvider>
                <SampleContext value={sampleSource}>{children}</SampleContext>
              </I18nProvider>
            </HouseholdProvider>
          </MutationQueueContext>
        </AppContext>
      </IsRestoringProvider>
    </QueryClientProvider>
  );
};
