import { Route, Switch } from "wouter";
import { useCan } from "#client/features/meta/queries.ts";
import { useMe } from "#client/context/family.tsx";
import { useHiddenPhotos, usePhotoCounts, usePhotos } from "#client/features/photos/queries.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { Page } from "../../ui/SubPage.tsx";
import { Way } from "../../ui/LinkRow.tsx";
import { AddPhotos } from "./AddPhotos.tsx";
import { NoPhotos } from "./NoPhotos.tsx";
import { PhotoList } from "./PhotoList.tsx";
import { SendingPhotos } from "./PhotoUploads.tsx";
import "./photos.css";

const Gallery = () => {
  const s = useWordsOf(photoWords);
  const { t } = useText();
  const can = useCan("photos");
  const canAdd = useMe() !== undefined && can("create");
  const photos = usePhotos();
  const hidden = usePhotoCounts().data?.hidden ?? 0;
  return (
    <Page title={t("photos.title")} back="/" look="photos-page">
      {photos.shown.from === "stale" ? <SourceBadge shown={photos.shown} /> : null}
      {canAdd ? <AddPhotos /> : null}
      <SendingPhotos />
      <NoPhotos shown={photos.shown} canAdd={canAdd} />
      <PhotoList of={photos} areHidden={false} />
      {hidden === 0 || photos.readOn !== undefined ? null : (
        <Way href="/photos/hidden" words={s("hidden", { count: hidden })} hint={s("hiddenHint")} />
      )}
    </Page>
  );
};

const Hidden = () => {
  const s = useWordsOf(photoWords);
  const hidden = useHiddenPhotos();
  return (
    <Page title={s("hiddenTitle")} back="/photos" look="photos-page">
      {hidden.shown.data?.length === 0 ? (
        <EmptyState picture="framed-picture" title={s("hiddenNone")} />
      ) : (
        <p>{s("hiddenHint")}</p>
      )}
      <NoPhotos shown={hidden.shown} canAdd={false} />
      <PhotoList of={hidden} areHidden />
    </Page>
  );
};

/** The house's photos on a phone: to look at, to add to, to hide and to bring back. */
export const Photos = () => (
  <Switch>
    <Route path="/photos/hidden" component={Hidden} />
    <Route component={Gallery} />
  </Switch>
);
