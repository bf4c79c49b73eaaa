import { Route, Switch } from "wouter";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useMe } from "#client/context/family.ts";
import { useHiddenPhotos, usePhotoCounts, usePhotos } from "#client/features/photos/queries.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { AddPhotos } from "./AddPhotos.tsx";
import { NoPhotos } from "./NoPhotos.tsx";
import { PhotoList } from "./PhotoList.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { PhotoUploads } from "./PhotoUploads.tsx";

const Gallery = () => {
  const s = useMessages(photoMessages);
  const { t } = useI18n();
  const can = useCapabilities("photos");
  const canAdd = useMe() !== undefined && can("create");
  const photos = usePhotos();
  const hidden = usePhotoCounts().data?.hidden ?? 0;
  return (
    <SubPage title={t("photos.title")} back="/">
      {photos.shown.source === "stale" ? <SourceBadge shown={photos.shown} /> : null}
      {photos.shown.source === "sample" ? (
        <SampleNote shown={photos.shown} canAdd={canAdd} />
      ) : null}
      {canAdd ? <AddPhotos /> : null}
      <PhotoUploads />
      <NoPhotos shown={photos.shown} canAdd={canAdd} />
      <PhotoList of={photos} areHidden={false} />
      {hidden === 0 || photos.readOn !== undefined ? null : (
        <LinkRow
          href="/photos/hidden"
          words={s("hidden", { count: hidden })}
          hint={s("hiddenHint")}
        />
      )}
    </SubPage>
  );
};

const Hidden = () => {
  const s = useMessages(photoMessages);
  const hidden = useHiddenPhotos();
  return (
    <SubPage title={s("hiddenTitle")} back="/photos">
      {hidden.shown.data?.length === 0 ? (
        <EmptyState picture="framed-picture" title={s("hiddenNone")} />
      ) : (
        <p>{s("hiddenHint")}</p>
      )}
      <NoPhotos shown={hidden.shown} canAdd={false} />
      <PhotoList of={hidden} areHidden />
    </SubPage>
  );
};

/** The house's photos on a phone: to look at, to add to, to hide and to bring back. */
export const PhotosPage = () => (
  <Switch>
    <Route path="/photos/hidden" component={Hidden} />
    <Route component={Gallery} />
  </Switch>
);
