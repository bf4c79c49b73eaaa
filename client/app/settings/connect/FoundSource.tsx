import type { TestedSource } from "#contract/settings-sources.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { useTranslated } from "./use-translated.ts";

/** What a test came to, in words: what was found, in which version, which rights are missing; or what is wrong. */
export const FoundSource = ({ found }: { found: TestedSource }) => {
  const s = useMessages(sourceMessages);
  const trouble = useMessages(sourceErrorMessages);
  const words = useTranslated();
  const { problem, version, account, missing } = found;
  if (problem !== undefined)
    return (
      <Notice kind="problem" role="alert">
        {trouble(problem)}
      </Notice>
    );
  const facts = [
    ...found.found.map(words),
    ...(version === undefined ? [] : [s("version", { version })]),
  ];
  return (
    <>
      <ListRow>
        <ListRowText>
          <b>{account === undefined ? s("foundTitle") : s("account", { name: account })}</b>
          <small>{facts.join(" · ")}</small>
        </ListRowText>
      </ListRow>
      {missing.length === 0 ? null : (
        <Notice kind="problem" role="alert">
          {s("missing")} {missing.join(", ")}. {s("missingHint")}
        </Notice>
      )}
    </>
  );
};
