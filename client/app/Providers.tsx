import { IsRestoringProvider, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { Config } from "#contract/meta.ts";
import { firstRevision } from "../api/take-first-answers.ts";
import { AppContext } from "../context/app-context.ts";
import type { CreateQueue } from "../mutations/page-queues.ts";
import { MutationQueueContext } from "../mutations/use-mutation-queue.ts";
import { calendarStoreShape, joinedCalendarShape } from "../features/calendar/calendar-cache.ts";
import { configRead } from "../query/config-read.ts";
import type { persistAnswers, restoreAnswers } from "../query/persistence.ts";
import { untilRest } from "../platform/until-rest.ts";
import { createQueryClient, queryOf } from "../query/query-state.ts";
import { SampleContext } from "../query/sample/sample-source.ts";
import { createPage } from "./create-page.ts";
import { HouseholdProvider } from "./HouseholdProvider.tsx";
import { MidnightRefresh } from "./MidnightRefresh.tsx";
import { sampleSource } from "./sample-source.ts";
import { I18nProvider } from "./I18nProvider.tsx";

const restoreWithinMs = 1500;
const helloWithinMs = 250;

/** Settles at once, or, where the page brought its first answers along, once its first picture leaves the machine some rest. */
const untilNeeded = async (): Promise<void> => {
  if (firstRevision() !== undefined) await untilRest(restoreWithinMs);
};

/** What keeps answers on the device. */
interface Memory {
  readonly persistAnswers: typeof persistAnswers;
  readonly restoreAnswers: typeof restoreAnswers;
}

/** Puts back what the device remembers; answers what goes on keeping it. */
const restore = async (client: QueryClient, loadMemory: () => Promise<Memory>) => {
  await untilNeeded();
  const memory = await loadMemory();
  const config = client.getQueryData<Config>(queryOf(configRead, {}).queryKey);
  const calendar = config === undefined ? calendarStoreShape : joinedCalendarShape(config.timeZone);
  await memory.restoreAnswers(client, [calendar]);
  return memory;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Everything that screens need: the store of answers with what the device remembers, the live stream, and the words.
 * Draws at once; asks the network after the last answers are back, and once the live stream said hello where that takes no longer than a moment.
 */
export const Providers = ({
  children,
  createClient = createQueryClient,
  createQueue,
  loadMemory,
}: {
  children: ReactNode;
  /** Makes the store of answers; an empty one unless told. */
  createClient?: () => QueryClient;
  /** Makes the queue of a phone, whose writes wait for the network, or of a wall, where a parent may be asked first. */
  createQueue?: CreateQueue;
  /** Brings what keeps answers on the device: at once on a phone, which may draw what it remembers. */
  loadMemory: () => Promise<Memory>;
}) => {
  const [page] = useState(() => createPage(createClient(), EventSource, createQueue));
  const { app, queue } = page;
  // A page that brought its first answers along knows to which revision they are current, and has nothing to wait for.
  const [isWaiting, setWaiting] = useState(firstRevision() === undefined);
  useEffect(() => {
    const stop = page.start();
    let leave: () => void = () => undefined;
    let isGone = false;
    const restored = restore(app.queryClient, loadMemory);
    void restored.then((memory) => {
      if (!isGone) leave = memory.persistAnswers(app.queryClient);
    });
    if (firstRevision() === undefined) {
      const hello = new Promise<void>((resolve) => {
        const unsubscribe = app.live.subscribe(() => {
          unsubscribe();
          resolve();
        });
      });
      // A slow disk must not keep the screen from the network.
      void Promise.all([
        Promise.race([restored, sleep(restoreWithinMs)]),
        Promise.race([hello, sleep(helloWithinMs)]),
      ]).then(() => {
        // Before everything else, which depends on the family's zone and language.
        void app.queryClient.prefetchQuery(queryOf(configRead, {}));
        setWaiting(false);
      });
    }
    return () => {
      isGone = true;
      stop();
      leave();
    };
  }, [page, app, loadMemory]);
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
