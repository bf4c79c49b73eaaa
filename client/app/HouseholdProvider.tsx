import { type ReactNode, useMemo } from "react";
import type { Member } from "#contract/members.ts";
import type { Config } from "#contract/meta.ts";
import { type AppConfig, ConfigContext } from "../context/config.ts";
import { type FamilyRoster, MembersContext } from "../context/members.ts";
import { useMembersRead } from "../features/members/queries.ts";
import { configRead } from "../query/config-read.ts";
import { HealthContext, useHealthRead } from "../query/health.ts";
import { useRead } from "../query/query-state.ts";

/** What is taken for granted until the first answer; nothing that would show sample content. */
const assumed = (): Config => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: "auto",
  units: "metric",
  theme: "auto",
  sleepStart: "22:00",
  sleepEnd: "07:00",
  sleepNights: {},
  screensaverIdleMin: 3,
  screensaverCycleSec: 20,
  weekStart: "today",
  celebrateChores: true,
  preReaders: [],
  mealsAppUrl: "",
  babysitter: false,
  push: false,
  setupDone: true,
  session: null,
  unlockedUntil: null,
  unlocks: { acts: null, settings: null, budget: null },
  wall: null,
  may: "write",
  budgetMembers: [],
  version: "",
  notices: [],
});

const useChosenConfig = (): AppConfig => {
  const { data } = useRead(configRead, {});
  return useMemo(() => ({ ...assumed(), ...data, known: data !== undefined }), [data]);
};

const nobody: readonly Member[] = [];

const useRoster = (): FamilyRoster => {
  const list = useMembersRead().data ?? nobody;
  return useMemo(
    () => ({ list, byId: new Map(list.map((member) => [member.id, member])) }),
    [list],
  );
};

/** Gives what nearly every component wants to know, read once: a reader of its own for each of a hundred components would keep a slow phone busy. */
export const HouseholdProvider = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={useChosenConfig()}>
    <MembersContext value={useRoster()}>
      <HealthContext value={useHealthRead()}>{children}</HealthContext>
    </MembersContext>
  </ConfigContext>
);
