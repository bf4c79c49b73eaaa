import { type ReactNode, useState } from "react";
import type { Domain } from "#contract/operation.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useSources } from "#client/features/settings/sources/use-sources.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "../SectionContent.tsx";
import { ConnectForm } from "./ConnectForm.tsx";
import { useTranslated } from "./use-translated.ts";
import { SourceRows } from "./SourceRows.tsx";

/** What is said once a source is in use: what was copied, and that the wall starts again. */
const useSayConnected = () => {
  const s = useMessages(sourceMessages);
  return (title: string, { copied, left }: { copied: number; left: number }): void => {
    const words = [
      s("connected", { name: title }),
      ...(copied === 0 ? [] : [s("copied", { count: copied })]),
      ...(left === 0 ? [] : [s("left", { count: left })]),
    ];
    showToast({ kind: "done", words: words.join(" ") });
  };
};

/** Where one of the family's things comes from: chosen, tested, used, and taken away again. */
export const ConnectSection = ({
  domain,
  paste,
}: {
  domain: Domain;
  /** The way to paste a key where typing it is slow. */
  paste?: ReactNode;
}) => {
  const s = useMessages(sourceMessages);
  const sources = useSources();
  const say = useSayConnected();
  const words = useTranslated();
  const [name, setName] = useState<string>();
  return (
    <Stack gap={4} data-testid="connect">
      <SectionContent of={sources}>
        {({ items }) => {
          const of = items.find((one) => one.domain === domain);
          const source = of?.sources.find((one) => one.name === name);
          if (of === undefined) return <Notice>{s("calendarLead")}</Notice>;
          if (source === undefined)
            return (
              <>
                <SourceRows of={of} onConnect={(chosen) => setName(chosen.name)} />
                {domain === "tasks" ? <Notice>{s("todoLists")}</Notice> : null}
                <SettingGroup>
                  <ButtonLink href="/settings/sources" replace>
                    {s("all")}
                  </ButtonLink>
                </SettingGroup>
              </>
            );
          return (
            <>
              {paste}
              <ConnectForm
                key={source.name}
                domain={domain}
                source={source}
                onBack={() => setName(undefined)}
                onConnected={(done) => {
                  say(words(source.title), done);
                  setName(undefined);
                }}
              />
            </>
          );
        }}
      </SectionContent>
    </Stack>
  );
};
