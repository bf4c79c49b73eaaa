import { IsRestoringProvider, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import {
  ConfigContext,
  configRead,
  HealthContext,
  useConfigRead,
  useHealthRead,
} from "../context/config.ts";
import { createHouse, HouseContext } from "../context/app-context.ts";
import { MembersContext, useMembersRead } from "../features/access/queries.ts";
import { keepAnswers, restore } from "../query/persistence.ts";
import { createQueryClient, queryOf } from "../query/query-state.ts";
import { Upkeep } from "./MidnightRefresh.tsx";
import { TextProvider } from "../i18n/I18nProvider.tsx";

const restoreWithinMs = 1500;
const helloWithinMs = 250;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What nearly every part of a screen wants to know, read once: a reader of its own for each of a hundred parts would keep a slow phone busy. */
const HouseholdProvider = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={useConfigRead()}>
    <MembersContext value={useMembersRead()}>
      <HealthContext value={useHealthRead()}>{children}</HealthContext>
    </MembersContext>
  </ConfigContext>
);

/**
 * Everything that screens need: the store of answers with what the device remembers, the live stream, and the words.
 * Draws at once; asks the network after the last answers are back, and once the live stream said hello where that takes no longer than a moment.
 */
export const Providers = ({
  children,
  waits = false,
}: {
  children: ReactNode;
  /** Whether writes wait for the network: on phones, which leave the house. */
  waits?: boolean;
}) => {
  const [house] = useState(() => createHouse(createQueryClient(), EventSource, { waits }));
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const stop = house.start();
    let leave: () => void = () => undefined;
    let isGone = false;
    const hello = new Promise<void>((resolve) => {
      const unsubscribe = house.live.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
    const restored = restore(house.client);
    void restored.then(() => {
      if (!isGone) leave = keepAnswers(house.client);
    });
    // A slow disk must not keep the screen from the network.
    void Promise.all([
      Promise.race([restored, after(restoreWithinMs)]),
      Promise.race([hello, after(helloWithinMs)]),
    ]).then(() => {
      // Before everything else, which hangs on the house's zone and language.
      void house.client.prefetchQuery(queryOf(configRead, {}));
      setWaiting(false);
    });
    return () => {
      isGone = true;
      stop();
      leave();
    };
  }, [house]);
  return (
    <QueryClientProvider client={house.client}>
      <IsRestoringProvider value={isWaiting}>
        <HouseContext value={house}>
          <HouseholdProvider>
            <Upkeep />
            <TextProvider>{children}</TextProvider>
          </HouseholdProvider>
        </HouseContext>
      </IsRestoringProvider>
    </QueryClientProvider>
  );
};
