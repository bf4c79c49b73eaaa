import { everyPhotosSource } from "#server/providers/photos/suite.ts";
import { openImmichFixture } from "../fixtures/immich/immich-fixture.ts";

everyPhotosSource("Immich", openImmichFixture);
