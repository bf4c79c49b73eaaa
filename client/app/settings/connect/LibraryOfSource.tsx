import { useEffect, useRef } from "react";
import type { ConnectableSource } from "#contract/settings-sources.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import type { ConnectFormState } from "./use-connect-form.ts";
import { useTranslated } from "./use-translated.ts";

/** What a test says where the library isn't the one that is needed. */
const libraryProblems = new Set(["budgetNotInstalled", "budgetVersionOther"]);

/** The service's own library, where the wall's machine lacks it: the tap that fetches it, and how that goes. */
export const LibraryOfSource = ({
  source: { library, title },
  form,
}: {
  source: ConnectableSource;
  form: ConnectFormState;
}) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const isFetching = library?.state === "fetching";
  const wasFetching = useRef(false);
  const hasCome =
    wasFetching.current && library?.state === "there" && library.problem === undefined;
  useEffect(() => {
    wasFetching.current = isFetching;
    if (hasCome && form.canTest) form.test();
  }, [isFetching, hasCome, form]);
  if (library === undefined) return null;
  const isNeeded = library.state !== "there" || libraryProblems.has(form.found?.problem ?? "");
  if (!isNeeded) return null;
  const name = words(title);
  return (
    <>
      {isFetching ? (
        <Notice role="status">{s("libraryFetching", { name })}</Notice>
      ) : (
        <Notice>{s("libraryNeeded", { name })}</Notice>
      )}
      {library.problem === undefined || isFetching ? null : (
        <Notice kind="problem" role="alert">
          {s(`library.${library.problem}`)}
        </Notice>
      )}
      <Row gap={3}>
        <Button
          busy={isFetching || form.isAskingForLibrary}
          disabled={!form.canTest}
          onClick={form.fetchLibrary}
        >
          {s("libraryFetch")}
        </Button>
      </Row>
    </>
  );
};
