import { useRef, useState } from "react";
import type { ConnectableSource, TestedSource } from "#contract/settings-sources.ts";
import type { Domain } from "#contract/operation.ts";
import { useFamily } from "#client/context/family.ts";
import {
  connectSource,
  fetchSourceLibrary,
  testSource,
} from "#client/features/settings/sources/source-mutations.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { canConnect, canTest, type ConnectDraft, firstChoices, typedOf } from "./connect-draft.ts";

/** Problems that a program on the wall's own machine may have. */
const localProblems = new Set(["forbiddenAddress", "leadsHere"]);

interface ConnectForm {
  readonly domain: Domain;
  readonly source: ConnectableSource;
  readonly onConnected: (done: { copied: number; left: number }) => void;
}

/** What is typed about a source, what a test of it found, and how it is used then. */
export const useConnectForm = ({ domain, source, onConnected }: ConnectForm) => {
  const family = useFamily();
  const [draft, setDraft] = useState<ConnectDraft>({});
  const [thisMachine, setThisMachine] = useState(source.thisMachine);
  const [today, setToday] = useState<"hide" | "copy">("hide");
  const [found, setFound] = useState<TestedSource>();
  const test = useMutate(testSource);
  const connect = useMutate(connectSource);
  const library = useMutate(fetchSourceLibrary);
  const params = { domain, name: source.name };
  const isUsable = found?.usable === true;
  const nameOf = (id: string) => family.find((member) => member.id === id)?.name;
  /** Counts what was typed: a test that is answered later is of what was there before. */
  const typed = useRef(0);
  const forget = (): void => {
    typed.current += 1;
    setFound(undefined);
    test.reset();
    connect.reset();
    library.reset();
  };
  return {
    ...{ draft, thisMachine, today, setToday, found, isUsable },
    asksThisMachine: thisMachine || localProblems.has(found?.problem ?? ""),
    canTest: canTest(source, draft),
    canConnect: isUsable && canConnect(source, draft),
    isTesting: test.isPending,
    isConnecting: connect.isPending || connect.isSuccess,
    isAskingForLibrary: library.isPending,
    error: connect.error ?? library.error ?? test.error,
    /** Fetches the service's own library onto the wall's machine, in the version of what is typed. */
    fetchLibrary: (): void => library.mutate({ params, body: typedOf(source, draft, thisMachine) }),
    /** Writes a field that leads to the source: what was found is of another one then. */
    type: (variable: string, value: string): void => {
      setDraft((now) => ({ ...now, [variable]: value }));
      forget();
    },
    choose: (variable: string, value: string | readonly string[]): void =>
      setDraft((now) => ({ ...now, [variable]: value })),
    setThisMachine: (isHere: boolean): void => {
      setThisMachine(isHere);
      forget();
    },
    test: (): void => {
      const asked = typed.current;
      test.mutate(
        { params, body: typedOf(source, draft, thisMachine) },
        {
          onSuccess: (answer) => {
            if (asked !== typed.current) return;
            setFound(answer);
            setDraft((now) => ({ ...now, ...firstChoices(source, answer, nameOf) }));
          },
        },
      );
    },
    connect: (): void =>
      connect.mutate(
        { params, body: { ...typedOf(source, draft, thisMachine), today } },
        { onSuccess: onConnected },
      ),
  };
};
export type ConnectFormState = ReturnType<typeof useConnectForm>;
